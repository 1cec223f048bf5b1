//! The sound device, on a thread of its own: opening one can take a while, and there may
//! be none. Then what is played is dropped, and nothing grows.

use std::{
    fs,
    num::NonZero,
    path::Path,
    sync::{
        Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::Duration,
};

use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source, buffer::SamplesBuffer};

/// A device that has had nothing to play for so long is given back.
const IDLE: Duration = Duration::from_secs(20);

enum Order {
    Play {
        samples: Vec<f32>,
        rate: u32,
        after: Duration,
    },
    Hush,
}

static ORDERS: Mutex<Option<Sender<Order>>> = Mutex::new(None);

/// Plays one channel of samples, `rate` a second, after a moment.
pub fn play_sound(mut samples: Vec<f32>, rate: u32, loudness: f32, after: Duration) {
    for sample in &mut samples {
        *sample *= loudness;
    }
    let mut orders = ORDERS.lock().unwrap_or_else(PoisonError::into_inner);
    let sender = orders.get_or_insert_with(|| {
        let (sender, receiver) = mpsc::channel();
        // Without a thread the receiver is gone, and every order is dropped.
        thread::Builder::new()
            .name("sound".to_owned())
            .spawn(move || keep_playing(&receiver))
            .ok();
        sender
    });
    sender
        .send(Order::Play {
            samples,
            rate,
            after,
        })
        .ok();
}

/// Ends everything that sounds or waits to.
pub fn hush() {
    let orders = ORDERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(sender) = orders.as_ref() {
        sender.send(Order::Hush).ok();
    }
}

/// Ends, and drops all later orders, when there is no device.
fn keep_playing(orders: &Receiver<Order>) {
    if !has_device() {
        return;
    }
    let mut device: Option<MixerDeviceSink> = None;
    loop {
        let order = if device.is_some() {
            orders.recv_timeout(IDLE)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        match order {
            Ok(Order::Play {
                samples,
                rate,
                after,
            }) => {
                let opened = device.take().or_else(open);
                let (Some(opened), Some(rate)) = (opened, NonZero::new(rate)) else {
                    return;
                };
                let sound = SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples);
                opened.mixer().add(sound.delay(after));
                device = Some(opened);
            }
            Ok(Order::Hush) | Err(RecvTimeoutError::Timeout) => device = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn open() -> Option<MixerDeviceSink> {
    let builder = DeviceSinkBuilder::from_default_device().ok()?;
    // Errors of a running device are no news to a player, who hears them.
    let mut device = builder
        .with_error_callback(|_| {})
        .open_sink_or_fallback()
        .ok()?;
    device.log_on_drop(false);
    Some(device)
}

/// On Linux the driver fills the terminal with complaints when it is asked for a device
/// and there is none; so it is asked only where there is a card or a sound server.
fn has_device() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let has_card = fs::read_to_string("/proc/asound/cards").is_ok_and(|cards| cards.contains('['));
    let has_server = std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| {
        let folder = Path::new(&folder);
        folder.join("pulse/native").exists() || folder.join("pipewire-0").exists()
    });
    has_card || has_server || std::env::var_os("PULSE_SERVER").is_some()
}
