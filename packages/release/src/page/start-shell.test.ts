import { runInNewContext } from 'node:vm';
import { SHELL_STARTED } from '@xana/contracts/releases/shell-start';
import { createReleaseFixture } from '../test-releases.ts';
import { startShellScript } from './start-shell.ts';

const SITE = 'http://localhost:3000';
const { shell, store } = createReleaseFixture();
const record = ({ id }: { id: string }) => store.record('shell', id);
const good = record(shell({ version: '1.0.0' }));
const active = record(shell({ version: '1.1.0' }));
const newer = record(shell({ version: '1.2.0' }));

/** What one tab keeps over its pages. */
function openTab() {
  const stored = new Map<string, string>();
  const reported: { name: string; id: string; outcome: string }[] = [];
  let reloads = 0;
  return { stored, reported, countReloads: () => reloads, reload: () => (reloads += 1), isBlocked: false };
}

interface Script {
  src: string;
  integrity: string;
  onload(): void;
  onerror(): void;
}

/** A page of the tab with the inline script, without a browser. */
function openPage(tab: ReturnType<typeof openTab>, pair = { active, lastKnownGood: good as typeof good | null }) {
  const scripts: Script[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const shown: { textContent: string; onclick?: () => void }[] = [];
  const root = { dataset: {} as Record<string, string>, firstElementChild: {} as object | null, replaceChildren() {} };
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  const sessionStorage = {
    getItem: (key: string) => tab.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.stored.set(key, value),
    removeItem: (key: string) => void tab.stored.delete(key),
  };
  const window = {
    addEventListener,
    get sessionStorage() {
      if (tab.isBlocked) throw new Error('blocked');
      return sessionStorage;
    },
  };
  const document = {
    addEventListener,
    documentElement: { lang: 'en' },
    getElementById: () => root,
    createElement: () => ({ append: (...children: typeof shown) => shown.push(...children) }),
    body: { append: (script: Script) => scripts.push(script) },
  };
  const navigator = {
    sendBeacon: (_path: string, body: string) => tab.reported.push(...(JSON.parse(body) as { outcomes: [] }).outcomes),
  };
  const location = { reload: tab.reload };
  runInNewContext(startShellScript(pair, SITE), {
    window,
    document,
    navigator,
    location,
    JSON,
    Date,
    setTimeout,
    clearTimeout,
  });
  const emit = (name: string, event: object = {}) => listeners.get(name)?.(event);
  return {
    scripts,
    shown,
    root,
    /** The version of the shell that the page runs. */
    version: () => [good, active, newer].find(({ id }) => id === root.dataset.release)?.version,
    start: () => emit(SHELL_STARTED),
    leave: () => emit('pagehide'),
    throwIn(file: string) {
      emit('error', { filename: file });
      jest.advanceTimersByTime(0);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const failed = ({ id }: { id: string }) => ({ name: 'shell', id, outcome: 'failed' });

it('[MF-05] starts the active shell with its hash, and keeps nothing when it has started', () => {
  const tab = openTab();
  const page = openPage(tab);
  expect(page.scripts.map(({ src, integrity }) => [src, integrity])).toEqual([
    [`${SITE}/r0/shell/${active.id}/main.mjs`, active.files.find(({ path }) => path === 'main.mjs')?.integrity],
  ]);
  page.scripts[0]?.onload();
  page.start();
  jest.advanceTimersByTime(60_000);
  page.throwIn(`${SITE}/r0/shell/${active.id}/later.mjs`);
  expect([tab.reported, tab.countReloads(), tab.stored.size]).toEqual([[], 0, 0]);
});

it.each([
  ['throws', (page: ReturnType<typeof openPage>) => page.throwIn(`${SITE}/r0/shell/${active.id}/main.mjs`)],
  [
    'empties the page',
    (page: ReturnType<typeof openPage>) => {
      page.root.firstElementChild = null;
      page.throwIn('');
    },
  ],
  [
    'does not report its start',
    (page: ReturnType<typeof openPage>) => {
      page.scripts[0]?.onload();
      jest.advanceTimersByTime(15_000);
    },
  ],
])(
  '[MF-05] replaces a shell that %s by the last known good one, in this tab until another one is active',
  (_, spoil) => {
    const tab = openTab();
    spoil(openPage(tab));
    expect([tab.reported, tab.countReloads()]).toEqual([[failed(active)], 1]);
    for (let visits = 0; visits < 2; visits += 1) {
      const page = openPage(tab);
      expect(page.version()).toBe('1.0.0');
      page.start();
    }
    expect([tab.reported, tab.countReloads()]).toEqual([[failed(active)], 1]);
    expect(openPage(tab, { active: newer, lastKnownGood: good }).version()).toBe('1.2.0');
  },
);

it('[MF-05] starts with the last known good one after a page that hung, and reports the other', () => {
  const tab = openTab();
  openPage(tab);
  jest.setSystemTime(Date.now() + 5_000);
  expect(openPage(tab).version()).toBe('1.0.0');
  expect(tab.reported).toEqual([failed(active)]);
});

it('does not take a page that was left for one that hung', () => {
  const tab = openTab();
  openPage(tab).leave();
  jest.setSystemTime(Date.now() + 60_000);
  expect(openPage(tab).version()).toBe('1.1.0');
});

it('[MF-05] tries a shell that cannot be loaded under all addresses, then the last known good one on the same page', () => {
  const tab = openTab();
  const page = openPage(tab);
  for (let attempt = 0; attempt < 3; attempt += 1) page.scripts[attempt]?.onerror();
  expect(page.scripts.map(({ src }) => new URL(src).pathname)).toEqual([
    ...['r0', 'r1', 'r2'].map((prefix) => `/${prefix}/shell/${active.id}/main.mjs`),
    `/r0/shell/${good.id}/main.mjs`,
  ]);
  page.start();
  expect([tab.reported, tab.countReloads()]).toEqual([[failed(active)], 0]);
});

it('[MF-05] shows that nothing starts, and tries again after a click', () => {
  const tab = openTab();
  openPage(tab).throwIn(`${SITE}/r0/shell/${active.id}/main.mjs`);
  const page = openPage(tab);
  page.throwIn(`${SITE}/r0/shell/${good.id}/main.mjs`);
  expect(page.shown.map(({ textContent }) => textContent)).toEqual(['XANA could not be started', 'Try again']);
  expect(tab.countReloads()).toBe(1);
  page.shown[1]?.onclick?.();
  expect(tab.countReloads()).toBe(2);
  expect(openPage(tab).version()).toBe('1.1.0');
});

it('[MF-05] reloads at most once where the browser blocks its storage, or without another release', () => {
  const tab = { ...openTab(), isBlocked: true };
  const page = openPage(tab);
  page.throwIn(`${SITE}/r0/shell/${active.id}/main.mjs`);
  expect([page.shown.length, tab.countReloads()]).toEqual([2, 0]);
  const only = openTab();
  const alone = openPage(only, { active, lastKnownGood: null });
  alone.throwIn(`${SITE}/r0/shell/${active.id}/main.mjs`);
  expect([alone.shown.length, only.countReloads()]).toEqual([2, 0]);
});
