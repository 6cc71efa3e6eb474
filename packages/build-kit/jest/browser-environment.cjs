const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have had for years and jsdom lacks. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    const missing = {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      structuredClone,
      BroadcastChannel,
      CSS: { escape: (text) => text.replace(/[^a-zA-Z0-9_-]/g, '\\\\$&') },
      ReadableStream,
      TransformStream,
      WritableStream,
      matchMedia: (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }),
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
      // A test's screen has no end: whatever is observed is on it.
      IntersectionObserver: class {
        constructor(callback) {
          this.callback = callback;
        }
        observe(target) {
          queueMicrotask(() => this.callback([{ isIntersecting: true, target }], this));
        }
        unobserve() {}
        disconnect() {}
      },
    };
    for (const [name, value] of Object.entries(missing)) {
      if (global[name] === undefined) global[name] = value;
    }
    Object.defineProperty(global.screen, 'width', { value: 1366, configurable: true });
    if (global.crypto?.subtle === undefined)
      Object.defineProperty(global, 'crypto', { value: crypto, configurable: true });
  }
}

module.exports = BrowserEnvironment;
