import { FONT_STORAGE_KEY } from '@xana/contracts/storage-keys';
import { siteFontScript } from './site-font.ts';

const FONT = 'https://cdn.test/r0/shell/1/round-latin.woff2';
const STYLES = `@font-face{font-family:"Round Fallback";src:local("Arial")}@font-face{font-family:"Round";src:url("${FONT}")}`;

/** Runs the script in a browser with this storage. */
function runScript(storage: Map<string, string> | undefined) {
  const listeners = new Map<string, () => void>();
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener);
  const links: object[] = [];
  const dataset: { font?: string } = {};
  const location = { pathname: '/explore', search: '' };
  const loaded: string[] = [];
  let paint = () => {};
  const page = {
    window: {
      addEventListener,
      location,
      navigation: { addEventListener },
      get localStorage() {
        if (!storage) throw new DOMException('Storage is blocked.', 'SecurityError');
        return {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => storage.set(key, value),
        };
      },
    },
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
      fonts: {
        async load(font: string) {
          loaded.push(font);
          return [{}];
        },
      },
    },
    PerformanceObserver: class {
      constructor(listener: () => void) {
        paint = listener;
      }
      observe() {}
      disconnect() {
        paint = () => {};
      }
    },
  };
  new Function(...Object.keys(page), siteFontScript(STYLES))(...Object.values(page));
  const fire = (name: string) => listeners.get(name)?.();
  const go = (to: Partial<typeof location>) => {
    Object.assign(location, to);
    fire('currententrychange');
  };
  return { dataset, links, loaded, fire, go, paint: () => paint() };
}

describe('siteFontScript', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('requests the font when the page is loaded and nothing larger is painted', async () => {
    const storage = new Map<string, string>();
    const { dataset, links, loaded, fire, paint } = runScript(storage);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(dataset.font).toBe('later');
    fire('load');
    jest.advanceTimersByTime(400);
    paint();
    jest.advanceTimersByTime(400);
    expect(dataset.font).toBe('later');
    expect(loaded).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(loaded).toEqual(['1em "Round"']);
    expect(links).toEqual([]);
    expect(storage.get(FONT_STORAGE_KEY)).toBe('true');
  });

  it('changes the font with the next page, not under the eyes of a reader', async () => {
    const { dataset, fire, go } = runScript(new Map());
    fire('load');
    go({ pathname: '/home' });
    await jest.advanceTimersByTimeAsync(500);
    go({ search: '?tag=art' });
    expect(dataset.font).toBe('later');
    go({ pathname: '/details/38' });
    expect(dataset.font).toBeUndefined();
  });

  it('uses the font from the first text on when the browser had it before', () => {
    const { dataset, links } = runScript(new Map([[FONT_STORAGE_KEY, 'true']]));
    expect(dataset.font).toBeUndefined();
    expect(links).toEqual([expect.objectContaining({ rel: 'preload', as: 'font', href: FONT })]);
  });

  it('waits at every visit when the storage is blocked', async () => {
    const { dataset, fire, loaded } = runScript(undefined);
    expect(dataset.font).toBe('later');
    fire('load');
    await jest.advanceTimersByTimeAsync(500);
    expect(loaded).toEqual(['1em "Round"']);
  });

  it('is empty for a shell without a font', () => {
    expect(siteFontScript('@font-face{src:url("https://cdn.test/letters.woff2")}')).toBe('');
  });
});
