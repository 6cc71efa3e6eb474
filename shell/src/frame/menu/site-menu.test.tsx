import { act, fireEvent, within } from '@testing-library/react';
import { fetchText } from '../remote-text/fetch-text.ts';
import { API, renderInFrame } from '../render-in-frame.tsx';
import { SiteMenu } from './site-menu.tsx';

jest.mock('../remote-text/fetch-text.ts');
const fetched = jest.mocked(fetchText);

const DEFAULT_ITEMS = ['Home', 'App', 'Summit', 'XETA', 'Game', 'NFT', 'XANAChain', 'Land', 'DAO', 'Download', 'News'];
/** jsdom has no idle callback: the menu is requested after this time. */
const IDLE_MS = 200;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** jsdom has no popovers: reports that all of the bar are about to open, which renders their links. */
const openDropdowns = () => {
  for (const panel of bar().querySelectorAll('[popover]'))
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
};
const bar = () => document.querySelector('nav > ul') as HTMLElement;
const shown = () => [...bar().children].map((item) => item.querySelector('a, button')?.textContent?.split('(opens')[0]);
const answerWith = (text: string) => fetched.mockResolvedValue(text);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fetched.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('SiteMenu', () => {
  it('[HD-02] [HD-03] shows the built-in menu until the fetched one replaces it', async () => {
    let release = (_text: string) => {};
    fetched.mockReturnValue(new Promise((resolve) => (release = resolve)));
    await renderInFrame(SiteMenu);
    await pass(IDLE_MS);
    expect(shown()).toEqual(DEFAULT_ITEMS);
    expect(fetched.mock.calls[0]?.[0]).toMatch(new RegExp(`^${API}/static/menu\\.json\\?t=\\d{13}$`));
    await act(async () => release('[{"itemName":"Only this","link":"/explore"}]'));
    expect(shown()).toEqual(['Only this']);
  });

  const broken = [
    ['is not a list', async () => '{"itemName":"Home"}'],
    ['is not JSON', async () => '<!doctype html><title>Gateway</title>'],
    ['is empty', async () => '[]'],
    ['cannot be fetched', () => Promise.reject(new Error('planted'))],
  ] as const;
  it.each(broken)(
    '[HD-07] logs a menu that %s, keeps the built-in one and retries after 3 s',
    async (_what, answer) => {
      fetched.mockImplementation(answer);
      await renderInFrame(SiteMenu);
      await pass(IDLE_MS);
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('[menu]'), expect.anything());
      await pass(2_999);
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(shown()).toEqual(DEFAULT_ITEMS);
      answerWith('[{"itemName":"Back again","link":"/explore"}]');
      await pass(1);
      expect(fetched).toHaveBeenCalledTimes(2);
      expect(shown()).toEqual(['Back again']);
      await pass(60_000);
      expect(fetched).toHaveBeenCalledTimes(2);
    },
  );

  it('[HD-07] stops retrying when the menu leaves the page', async () => {
    answerWith('[]');
    const { unmount } = await renderInFrame(SiteMenu);
    await pass(IDLE_MS);
    unmount();
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('[HD-14] shows markup as text and leaves unsafe links out', async () => {
    answerWith(
      JSON.stringify([
        { itemName: 'One', link: 'javascript:alert(1)' },
        { itemName: '<img src=x onerror=alert(1)>', link: '/explore' },
        null,
      ]),
    );
    await renderInFrame(SiteMenu);
    await pass(IDLE_MS);
    expect(shown()).toEqual(['<img src=x onerror=alert(1)>']);
    expect(bar().querySelector('img')).toBeNull();
  });

  it('[HD-06] names the fourth item, which is an icon, for screen readers', async () => {
    await renderInFrame(SiteMenu);
    const item = within(bar()).getByRole('button', { name: 'XETA' });
    expect(item.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  });

  it.each([
    ['en', 'App', 'Builder', 'https://builder.xana.net'],
    ['ja', 'アプリ', 'ビルダー', 'https://xana.net/ja/builder-manual'],
  ] as const)('[HD-05] links the builder to the manual in Japanese alone (%s)', async (locale, item, name, href) => {
    await renderInFrame(SiteMenu, { locale });
    openDropdowns();
    const app = within(bar()).getByRole('button', { name: item }).parentElement as HTMLElement;
    const [, builder] = [...app.querySelectorAll('a')];
    expect([builder?.textContent?.startsWith(name), builder?.getAttribute('href')]).toEqual([true, href]);
    const [open] = [...app.querySelectorAll('a')];
    expect(open?.getAttribute('href')).toBe('https://app.xana.net');
  });

  it('[RT-11] opens the links of a dropdown in new tabs without an opener', async () => {
    await renderInFrame(SiteMenu);
    expect(bar().querySelectorAll('[popover] a')).toHaveLength(0);
    openDropdowns();
    const links = [...bar().querySelectorAll('[popover] a')];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });
});
