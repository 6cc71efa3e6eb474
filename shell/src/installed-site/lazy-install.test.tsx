import { act, fireEvent, screen } from '@testing-library/react';
import { INSTALL_PROMPT } from '@xana/contracts/install-prompt';
import { renderInFrame } from '../frame/render-in-frame.tsx';
import { LazyInstall } from './lazy-install.tsx';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148';

// Its first import takes longer than the tests wait for an element.
beforeAll(() => import('./home-screen-dialog.tsx'));

let mode = 'browser';
beforeEach(() => {
  mode = 'browser';
  window.matchMedia = ((query: string) => ({ matches: query === `(display-mode: ${mode})` })) as typeof matchMedia;
});
afterEach(() => {
  Reflect.deleteProperty(window, INSTALL_PROMPT);
  for (const name of ['standalone', 'userAgent']) Reflect.deleteProperty(navigator, name);
});

/** The event of a browser, kept as the inline script of the page keeps it. */
function offer() {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' }));
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt });
  Object.assign(window, { [INSTALL_PROMPT]: event });
  act(() => void dispatchEvent(event));
  return prompt;
}
function beIos({ standalone = false, agent = `${SAFARI} Safari/604.1` } = {}) {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
}
function beInstalled() {
  mode = 'standalone';
  offer();
}
const show = (locale: 'en' | 'ja' = 'en') => renderInFrame(LazyInstall, { locale });
const button = (name = 'Install app') => screen.queryByRole('button', { name });

it('offers nothing in a browser that cannot install the site', async () => {
  await show();
  expect(button()).toBeNull();
});

it('opens the question of a browser whose offer came before the settings, once', async () => {
  const prompt = offer();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
});

it('offers it later when the browser does, and no longer when the site was installed', async () => {
  await show('ja');
  offer();
  await screen.findByRole('button', { name: 'アプリをインストール' });
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(button('アプリをインストール')).toBeNull();
});

it('explains the steps on iOS, where no page can ask', async () => {
  beIos();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Install app' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add XANA to your Home Screen' });
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Tap Share in the toolbar of your browser',
    'Choose “Add to Home Screen”',
    'Tap “Add”',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['the Home Screen of iOS', () => beIos({ standalone: true })],
  ['a browser inside of another app on iOS', () => beIos({ agent: `${SAFARI} Line/15.5.0` })],
  ['the window of the installed site', () => beInstalled()],
])('offers nothing in %s', async (_where, arrange) => {
  arrange();
  await show();
  await act(async () => undefined);
  expect(button()).toBeNull();
});
