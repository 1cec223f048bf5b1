//! The app without a window.

mod measure;
mod scan;
mod storage;
mod words;
