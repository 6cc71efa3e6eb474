// Runs inline: the site's font is requested after the first screen, whose text and picture it would delay. Text is shown in the
// fallback font of the same size until the next page: changing it would lay out the whole page while it is read. A browser that had
// the font before uses it from the first text on. site-font.ts inserts this file as text.
({ font, family, storageKey }) => {
  // Without a larger paint for this long, the first screen is complete.
  const QUIET_MS = 500;
  // A browser that blocks the storage throws at its name.
  const inStorage = (work) => {
    try {
      return work(window.localStorage);
    } catch {
      return undefined;
    }
  };
  const { dataset } = document.documentElement;
  if (inStorage((storage) => storage.getItem(storageKey))) {
    const link = {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      href: font,
    };
    document.head.append(Object.assign(document.createElement('link'), link));
    return;
  }
  dataset.font = 'later';
  window.addEventListener('load', () => {
    let timer;
    const paints = new PerformanceObserver(() => wait());
    const fetchFont = async () => {
      paints.disconnect();
      const faces = await document.fonts.load(`1em "${family}"`).catch(() => []);
      if (faces.length === 0) return;
      inStorage((storage) => storage.setItem(storageKey, 'true'));
      const { pathname } = window.location;
      // A browser without this API changes the font with the next visit.
      window.navigation?.addEventListener('currententrychange', () => {
        if (window.location.pathname !== pathname) delete dataset.font;
      });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fetchFont, QUIET_MS);
    };
    wait();
    // A browser that does not know this kind of entry reports none.
    paints.observe({ type: 'largest-contentful-paint', buffered: true });
  });
};
