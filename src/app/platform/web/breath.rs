//! Letting the browser draw and listen between two slices of a task.
//!
//! A future that merely yields is polled again before the browser does anything else. A
//! message that the page sends to itself comes after what is due, and unlike a timer it
//! is not held back.

use std::{
    cell::{Cell, RefCell},
    future::poll_fn,
    rc::Rc,
    task::{Poll, Waker},
};

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{MessageChannel, MessagePort};

thread_local! {
    static MAIL: Mail = Mail::new();
}

/// Ends a slice of a long task: the browser does what is due, then the task goes on.
pub async fn breathe() {
    let breath = Rc::new(Breath::default());
    MAIL.with(|mail| mail.send(Rc::clone(&breath)));
    poll_fn(|context| {
        if breath.over.get() {
            return Poll::Ready(());
        }
        breath.waker.replace(Some(context.waker().clone()));
        Poll::Pending
    })
    .await;
}

#[derive(Default)]
struct Breath {
    over: Cell<bool>,
    waker: RefCell<Option<Waker>>,
}

/// A channel from the page to itself.
struct Mail {
    port: MessagePort,
    waiting: Rc<RefCell<Vec<Rc<Breath>>>>,
}

impl Mail {
    fn new() -> Self {
        let channel = MessageChannel::new().expect("every browser with WebGL 2 has channels");
        let waiting = Rc::<RefCell<Vec<Rc<Breath>>>>::default();
        let arrived = {
            let waiting = Rc::clone(&waiting);
            Closure::<dyn FnMut()>::new(move || {
                for breath in waiting.take() {
                    breath.over.set(true);
                    if let Some(waker) = breath.waker.take() {
                        waker.wake();
                    }
                }
            })
        };
        channel
            .port1()
            .set_onmessage(Some(arrived.as_ref().unchecked_ref()));
        arrived.forget();
        Self {
            port: channel.port2(),
            waiting,
        }
    }

    fn send(&self, breath: Rc<Breath>) {
        self.waiting.borrow_mut().push(breath);
        self.port
            .post_message(&JsValue::NULL)
            .expect("nothing can be copied");
    }
}
