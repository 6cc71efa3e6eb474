import { PUSH_WORKER_ADDRESS, PUSH_WORKER_PATH } from '@xana/contracts/push-worker';
import { registerInstalledSite } from './register-installed-site.ts';

/** A window that is shown in a display mode, and what it registers. */
function openWindow({ mode = 'browser', standalone = undefined as boolean | undefined, hasWorkers = true } = {}) {
  const register = jest.fn(async (_address: unknown) => undefined);
  const navigator = { standalone, ...(hasWorkers ? { serviceWorker: { register } } : {}) };
  const matchMedia = (query: string) => ({ matches: query === `(display-mode: ${mode})` });
  registerInstalledSite({ navigator, matchMedia } as unknown as Window);
  return register;
}
afterEach(() => Reflect.deleteProperty(window, PUSH_WORKER_ADDRESS));

it.each([{ mode: 'standalone' }, { mode: 'minimal-ui' }, { standalone: true }])(
  'registers the worker in the window of an installed site (%j)',
  (shown) => {
    expect(openWindow(shown).mock.calls).toEqual([[PUSH_WORKER_PATH]]);
  },
);

it('registers the address that the policy of the page trusts', () => {
  const trusted = { toString: () => PUSH_WORKER_PATH };
  Object.assign(window, { [PUSH_WORKER_ADDRESS]: trusted });
  expect(openWindow({ mode: 'standalone' }).mock.calls[0]?.[0]).toBe(trusted);
});

it('registers nothing in a browser, so that a visit costs nothing', () => {
  expect(openWindow().mock.calls).toEqual([]);
  expect(openWindow({ standalone: false }).mock.calls).toEqual([]);
});

it('does nothing where the browser has no workers', () => {
  expect(() => openWindow({ mode: 'standalone', hasWorkers: false })).not.toThrow();
});
