import { init, loadRemote } from '@module-federation/runtime';

const noop = () => {};

/** The visitor of this host is a member who has not accepted the terms. */
function createSession() {
  const state = { status: 'member', user: { id: 1, name: 'Guest of the host' } };
  const connection = { status: 'online', recoveries: 0 };
  let accepted = null;
  return {
    state: () => state,
    subscribe: () => noop,
    locale: () => 'en',
    wallet: () => null,
    connection: () => connection,
    async call({ id }, { version }) {
      if (id === 'acceptTerms') accepted = { version };
      return { version: '2026-11', accepted, message: null };
    },
  };
}

/** What the module expects of a page router. This host has one address. */
function createRouter() {
  const current = {
    location: { pathname: '/', search: '', hash: '', state: null, key: 'only' },
    navigationType: 'POP',
  };
  const navigator = { createHref: String, push: noop, replace: noop, go: noop };
  return { navigator, current: () => current, subscribe: () => noop };
}

/**
 * A page that knows no shell of this repository: the official runtime, a manifest, and the shared modules that it lists.
 *
 * @param modules the shared modules by name, with their versions
 */
export async function startHost({ manifest, name, modules }) {
  const shareConfig = { singleton: true, requiredVersion: false };
  const shared = Object.fromEntries(
    Object.entries(modules).map(([key, { version, module }]) => [key, { version, lib: () => module, shareConfig }]),
  );
  init({ name: 'plain_host', remotes: [{ name, entry: manifest }], shared });
  modules['@xana/i18n'].module.startI18n('en');
  const { bootstrap, mount } = await loadRemote(`${name}/terms-line`);
  const session = createSession();
  const context = {
    ...{ name: 'terms-line', remote: 'mfe-auth', release: 'of the host', slot: 'terms.line', props: {} },
    ...{ session, router: createRouter(), bus: { publish: noop, subscribe: () => noop }, config: {} },
    ...{ domElement: document.querySelector('main'), reportFailure: console.error, openSlot: () => noop, toast: noop },
  };
  await bootstrap(context);
  await mount(context);
}
