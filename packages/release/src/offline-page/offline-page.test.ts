import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { OFFLINE_PAGE } from './offline-page.ts';
import { OFFLINE_TEXTS } from './offline-texts.ts';

const scripts = [...OFFLINE_PAGE.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
const { en, ja } = OFFLINE_TEXTS;

/** The page without a browser, whose network answers while `isReachable` is true. */
function openPage({ lang = 'en', onLine = false } = {}) {
  const elements = new Map<string, { textContent: string; onclick(): Promise<void>; [key: string]: unknown }>();
  const listeners = new Map<string, () => void>();
  const intervals: (() => void)[] = [];
  const page = {
    isReachable: false,
    reloads: 0,
    probed: [] as string[],
    navigator: { onLine },
    document: { title: '', hidden: false, documentElement: { lang }, getElementById: (id: string) => elements.get(id) },
    textOf: (id: string) => elements.get(id)?.textContent,
    click: () => void elements.get('retry')?.onclick(),
    emit: (name: string) => listeners.get(name)?.(),
    tick: () => intervals[0]?.(),
  };
  for (const id of ['title', 'text', 'retry', 'status']) {
    const attributes = new Map<string, string>();
    elements.set(id, {
      textContent: '',
      onclick: async () => undefined,
      setAttribute: (name: string, value: unknown) => attributes.set(name, String(value)),
      getAttribute: (name: string) => attributes.get(name),
    });
  }
  runInNewContext(scripts[1] ?? '', {
    document: page.document,
    navigator: page.navigator,
    AbortSignal,
    Promise,
    window: { addEventListener: (name: string, listener: () => void) => listeners.set(name, listener) },
    location: { reload: () => (page.reloads += 1) },
    setInterval: (work: () => void) => intervals.push(work),
    fetch: async (path: string) => {
      page.probed.push(path);
      if (!page.isReachable) throw new TypeError('Failed to fetch');
    },
  });
  return page;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('allows its own script and style by hash, and names no other file', () => {
  const policy = OFFLINE_PAGE.headers['content-security-policy'];
  const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(OFFLINE_PAGE.html) ?? [];
  for (const text of [...scripts, style]) expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
  expect(OFFLINE_PAGE.html.match(/(src|href)="(?!data:)/g)).toBeNull();
});

it.each([
  ['en', false, en.offline.title, en.retry],
  ['ja', false, ja.offline.title, ja.retry],
  ['en', true, en.unreachable.title, en.retry],
  ['ja', true, ja.unreachable.title, ja.retry],
])('names the reason in %s (connected: %s)', (lang, onLine, title, retry) => {
  const page = openPage({ lang, onLine });
  expect([page.textOf('title'), page.document.title, page.textOf('retry')]).toEqual([title, `${title} · XANA`, retry]);
});

it('tries again with the button, and reports when that failed', async () => {
  const page = openPage();
  page.click();
  page.click();
  expect([page.textOf('retry'), page.probed]).toEqual([en.trying, ['/health']]);
  await settled();
  expect([page.textOf('retry'), page.textOf('status'), page.reloads]).toEqual([en.retry, en.failed, 0]);
  page.isReachable = true;
  page.click();
  await settled();
  expect([page.textOf('retry'), page.textOf('status'), page.reloads]).toEqual([en.trying, '', 1]);
});

it('opens the page when the device is online again and the site answers', async () => {
  const page = openPage();
  page.navigator.onLine = true;
  page.emit('online');
  await settled();
  expect([page.reloads, page.textOf('title')]).toEqual([0, en.unreachable.title]);
  page.isReachable = true;
  page.emit('online');
  await settled();
  expect(page.reloads).toBe(1);
});

it('asks regularly while the site does not answer, in a tab that is visible', async () => {
  const page = openPage({ onLine: true });
  page.document.hidden = true;
  page.tick();
  page.document.hidden = false;
  page.navigator.onLine = false;
  page.tick();
  expect(page.probed).toEqual([]);
  page.navigator.onLine = true;
  page.isReachable = true;
  page.tick();
  await settled();
  expect(page.reloads).toBe(1);
});
