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
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    };
    for (const [name, value] of Object.entries(missing)) {
      if (global[name] === undefined) global[name] = value;
    }
    if (global.crypto?.subtle === undefined)
      Object.defineProperty(global, 'crypto', { value: crypto, configurable: true });
  }
}

module.exports = BrowserEnvironment;
