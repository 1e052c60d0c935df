//! What commands write for programs.

use std::io::Write;

use serde_json::Value;
use shell::{Failure, foreign};

/// Writes a shape, safe for a terminal as well.
pub(crate) fn write_json(output: &mut impl Write, value: &Value) -> Result<(), Failure> {
    output.write_all(foreign::json(value).as_bytes())?;
    output.flush()?;
    Ok(())
}
