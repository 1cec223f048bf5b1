//! The app without a window.

mod harness;
mod keys;
mod layout;
mod measure;
mod pointer;
mod random_play;
mod scan;
mod storage;
mod turn;
mod words;
