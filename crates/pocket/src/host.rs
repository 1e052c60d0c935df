//! What a browser calls: bytes of JSON in the module's memory, in and out.

#![allow(unsafe_code, reason = "a browser knows addresses in memory and nothing else")]

use crate::request::PocketRequest;
use crate::route::{Pocket, wants};

thread_local! {
    static POCKET: Pocket = Pocket::new();
}

/// Room for a text of so many bytes, until [`answer`] or [`wanted`] takes it.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(bytes: usize) -> *mut u8 {
    Box::leak(vec![0; bytes].into_boxed_slice()).as_mut_ptr()
}

/// Answers the request that was written into a room of so many bytes. Returns the address of the response: its length in
/// four bytes, then its text, until [`release`] takes it.
///
/// # Safety
///
/// The room comes from [`room`] and has this size.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn answer(room: *mut u8, bytes: usize) -> *mut u8 {
    // SAFETY: as the caller promises.
    let text = unsafe { taken(room, bytes) };
    let asked: PocketRequest = serde_json::from_slice(&text).expect("our own script writes requests");
    let response = POCKET.with(|pocket| pocket.answer(&asked));
    handed(serde_json::to_vec(&response).expect("plain values become JSON"))
}

/// Which matches a request for the path is about that was written into a room, as [`wants`] says; returned like a response.
///
/// # Safety
///
/// The room comes from [`room`] and has this size.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn wanted(room: *mut u8, bytes: usize) -> *mut u8 {
    // SAFETY: as the caller promises.
    let text = unsafe { taken(room, bytes) };
    handed(wants(&String::from_utf8_lossy(&text)).into_bytes())
}

/// Takes a text back that was returned.
///
/// # Safety
///
/// It comes from [`answer`] or [`wanted`], and nobody looks at it any more.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn release(text: *mut u8) {
    // SAFETY: `handed` has written the length there, and made it of a box of this size.
    unsafe {
        let length = u32::from_le_bytes(text.cast::<[u8; 4]>().read_unaligned());
        drop(taken(text, length as usize + size_of::<u32>()));
    }
}

/// The bytes of a room.
///
/// # Safety
///
/// It was made of a box of this size.
unsafe fn taken(room: *mut u8, bytes: usize) -> Box<[u8]> {
    // SAFETY: as the caller promises.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(room, bytes)) }
}

/// A text with its length before it.
fn handed(text: Vec<u8>) -> *mut u8 {
    let mut bytes = (text.len() as u32).to_le_bytes().to_vec();
    bytes.extend(text);
    Box::leak(bytes.into_boxed_slice()).as_mut_ptr()
}
