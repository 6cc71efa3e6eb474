import { getSingleEvent } from '@xana/contracts/http/events/events';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import type { Host } from '@xana/contracts/operation';
import { preloadedAnswers, readPage } from './read-page.ts';

const CONFIG = {
  environment: 'sandbox',
  origins: { site: 's', api: 'a', marketplace: 'm', chat: 'c', media: 'i' },
  rpc: {},
  showTestnets: false,
  authMessageMode: 'fixed',
  links: { app: 'a', marketplace: 'm', builder: 'b', home: '/' },
};
const label = { en: 'Label', ja: 'ラベル' };
const remote = (name: string, slots: string[]) => ({
  name,
  active: { id: '0123456789abcdef', version: '1.0.0', entries: [] },
  lastKnownGood: null,
  operations: {},
  contributions: {
    pages: [{ path: `/${name}`, module: 'page', title: label, login: 'none', preload: [] }],
    slots: slots.map((slot) => ({ slot, module: 'module', order: 1, height: 1, label })),
    handlers: [],
    grants: [],
  },
});

/** A page as the release package assembles it. */
function pageWith(remotes: unknown[]): Document {
  const page = document.implementation.createHTMLDocument();
  for (const [id, content] of Object.entries({
    'xana-registry': { revision: 7, remotes },
    'xana-config': CONFIG,
  })) {
    const block = Object.assign(page.createElement('script'), { id, type: 'application/json' });
    block.textContent = JSON.stringify(content);
    page.head.append(block);
  }
  return page;
}

describe('[MF-01] readPage', () => {
  it('ignores and reports a slot that this shell does not have, and reads everything else', () => {
    const store = remote('mfe-store', ['home.weather', 'sidebar.balances']);
    const { registry, ignored } = readPage(pageWith([store, remote('mfe-chat', ['header.chat'])]));
    expect(registry.remotes.map(({ contributions }) => contributions.slots.map(({ slot }) => slot))).toEqual([
      ['sidebar.balances'],
      ['header.chat'],
    ]);
    expect(ignored).toEqual([
      {
        remote: 'mfe-store',
        release: '0123456789abcdef',
        reason: 'slots[0].slot has the unknown value "home.weather"',
      },
    ]);
  });

  it('ignores and reports a remote with a broken entry, and reads the others', () => {
    const broken = { ...remote('mfe-store', []), active: null };
    const { registry, ignored } = readPage(pageWith([broken, null, remote('mfe-chat', [])]));
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-chat']);
    expect(ignored.map(({ remote: name }) => name)).toEqual(['mfe-store', 'unknown']);
  });
});

describe('preloadedAnswers', () => {
  const origins = { api: 'https://api.test' } as Record<Host, string>;

  it('returns the reply of a GET by its address, and of a POST by its body, each once', async () => {
    window.xanaAnswers = {
      'https://api.test/userCustomEvent/get-single-event/7': Promise.resolve({ data: 'event 7' }),
      'https://api.test/users/get-user-profile{"userId":2}': Promise.resolve({ data: 'user 2' }),
    };
    const answerTo = preloadedAnswers(origins);
    expect(await answerTo(getSingleEvent, { id: 7 })).toBe('event 7');
    expect(answerTo(getSingleEvent, { id: 7 })).toBeUndefined();
    expect(answerTo(getUserProfile, { userId: 3 })).toBeUndefined();
    expect(await answerTo(getUserProfile, { userId: 2 })).toBe('user 2');
    expect(answerTo(getUserProfile, { userId: 2 })).toBeUndefined();
  });
});
