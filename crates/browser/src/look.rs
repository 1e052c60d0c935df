//! How somebody looks at pages.

use serde_json::{Value, json};

/// How somebody looks at pages: the screen, what they prefer, in which language.
#[derive(Clone, Debug)]
pub struct Look {
    /// The page's width and height in CSS pixels.
    pub width: u32,
    /// See `width`.
    pub height: u32,
    /// Device pixels for each CSS pixel.
    pub scale: f64,
    /// How high letters are by default, in CSS pixels: what people set who read better then.
    pub letters: u32,
    /// Dark rather than light.
    pub dark: bool,
    /// Strong contrasts.
    pub contrast: bool,
    /// Only the colours that the system allows.
    pub forced: bool,
    /// As little movement as possible.
    pub still: bool,
    /// A finger rather than a mouse.
    pub touch: bool,
    /// Whether pages may run script.
    pub script: bool,
    /// Whether tabs can share a worker: some browsers have none.
    pub workers: bool,
    /// Whether a site can keep a service worker: some private windows let none. Few journeys want to wait for one.
    pub keeps: bool,
    /// The language, such as `de`.
    pub language: &'static str,
}

impl Default for Look {
    fn default() -> Self {
        Self::WIDE
    }
}

impl Look {
    /// A screen on a desk.
    pub const WIDE: Self = Self {
        width: 1280,
        height: 900,
        scale: 1.0,
        letters: 16,
        dark: false,
        contrast: false,
        forced: false,
        still: true,
        touch: false,
        script: true,
        workers: true,
        keeps: false,
        language: "en",
    };

    /// A telephone.
    pub const PHONE: Self = Self { width: 360, height: 740, touch: true, ..Self::WIDE };

    /// The narrowest that we care for; also a screen of 640 at 200 %.
    pub const NARROW: Self = Self { width: 320, height: 640, ..Self::WIDE };

    /// The screen on a desk at 200 %.
    pub const ZOOMED: Self = Self { width: 640, height: 450, scale: 2.0, ..Self::WIDE };

    /// The screen on a desk with letters of 200 %.
    pub const LARGE_LETTERS: Self = Self { letters: 32, ..Self::WIDE };

    /// In the dark.
    #[must_use]
    pub fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// In another language.
    #[must_use]
    pub fn speaking(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// Without script.
    #[must_use]
    pub fn without_script(self) -> Self {
        Self { script: false, ..self }
    }

    /// In a browser whose tabs share no worker.
    #[must_use]
    pub fn without_workers(self) -> Self {
        Self { workers: false, ..self }
    }

    /// In a browser where sites can keep a service worker.
    #[must_use]
    pub fn keeping(self) -> Self {
        Self { keeps: true, ..self }
    }

    /// What a page has to be told so that it has this screen, in these colours.
    pub(crate) fn screen(&self) -> [(&'static str, Value); 2] {
        let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
        let features = [
            feature("prefers-color-scheme", if self.dark { "dark" } else { "light" }),
            feature("prefers-contrast", if self.contrast { "more" } else { "no-preference" }),
            feature("forced-colors", if self.forced { "active" } else { "none" }),
            feature("prefers-reduced-motion", if self.still { "reduce" } else { "no-preference" }),
        ];
        let screen = json!({ "width": self.width, "height": self.height, "deviceScaleFactor": self.scale, "mobile": self.touch });
        [
            ("Emulation.setDeviceMetricsOverride", screen),
            ("Emulation.setEmulatedMedia", json!({ "features": features })),
        ]
    }

    /// What a page has to be told so that it looks this way.
    pub(crate) fn calls(&self, agent: &str) -> Vec<(&'static str, Value)> {
        let mut calls = self.screen().to_vec();
        calls.extend([
            (
                "Page.setFontSizes",
                json!({ "fontSizes": { "standard": self.letters, "fixed": self.letters } }),
            ),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": self.touch })),
            ("Emulation.setLocaleOverride", json!({ "locale": self.language })),
            // Tabs behind the one in front have the focus of their own windows, as with several people.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
            ("Network.setUserAgentOverride", json!({ "userAgent": agent, "acceptLanguage": self.language })),
            ("Emulation.setScriptExecutionDisabled", json!({ "value": !self.script })),
        ]);
        for (has, without) in [
            (self.workers, "delete window.SharedWorker"),
            (self.keeps, "delete Navigator.prototype.serviceWorker"),
        ] {
            if !has {
                calls.push(("Page.addScriptToEvaluateOnNewDocument", json!({ "source": without })));
            }
        }
        calls
    }
}
