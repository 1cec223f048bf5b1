//! Reports of many lines, brought to one.

/// The paragraphs of a command line parser's report in one line: line ends and runs of
/// spaces become single spaces, paragraphs are parted by semicolons.
///
/// ```
/// let report = "error: no such flag\n\n  tip: there is\n  another\n\nFor more information, try '--help'.\n";
/// assert_eq!(stacked::wording::in_one_line(report), "no such flag; tip: there is another");
/// ```
pub fn in_one_line(report: &str) -> String {
    let paragraphs: Vec<String> = report
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .filter(|paragraph| !paragraph.starts_with("For more information"))
        .map(|paragraph| paragraph.trim_start_matches("error: ").to_owned())
        .collect();
    paragraphs.join("; ")
}
