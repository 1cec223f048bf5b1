//! What is wrong with what was given, in one line.

use std::fmt;

use clap::error::ErrorKind;
use stacked::wording::in_one_line;

/// One line that names the fault and what is accepted.
#[derive(Debug)]
pub struct Fault(String);

impl Fault {
    /// Line ends and runs of spaces in `text` become single spaces.
    pub fn new(text: impl AsRef<str>) -> Self {
        let words: Vec<&str> = text.as_ref().split_whitespace().collect();
        Self(words.join(" "))
    }

    /// The paragraphs of clap's report, in one line; `commands` are those there are.
    pub fn of_command_line<'a>(
        error: &clap::Error,
        commands: impl Iterator<Item = &'a str>,
    ) -> Self {
        let mut line = in_one_line(&error.render().to_string());
        if error.kind() == ErrorKind::InvalidSubcommand {
            let commands: Vec<&str> = commands.collect();
            line += &format!("; commands: {}", commands.join(", "));
        }
        Self::new(line)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for Fault {
    fn from(error: E) -> Self {
        Self::new(error.to_string())
    }
}
