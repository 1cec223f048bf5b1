//! The app without a window.

mod harness;
mod keys;
mod measure;
mod scan;
mod storage;
mod turn;
mod words;
