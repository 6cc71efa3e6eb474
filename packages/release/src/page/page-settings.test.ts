import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readPageSettings } from './page-settings.ts';

const directory = createTempDirectory('page-settings');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const file = join(directory, 'settings.json');

const ORIGIN = 'https://xana.example';
const config = {
  environment: 'production',
  origins: { site: ORIGIN, api: ORIGIN, marketplace: ORIGIN, chat: ORIGIN, media: ORIGIN },
  rpc: {},
  showTestnets: false,
  authMessageMode: 'erc4361',
  links: { app: '/', marketplace: '/', builder: '/', home: '/' },
};
const standIn = { kind: 'sandbox', origin: 'http://localhost:4552' };
const demoWallet = { script: '/wallet.mjs', integrity: 'sha384-x', faucet: 'http://localhost:4550' };
const relay = { relay: 'ws://localhost:4554', wallet: 'http://localhost:4554' };
const REAL = {
  social: { kind: 'web3auth', clientId: 'id', network: 'sapphire_mainnet' },
  email: { kind: 'magic', publishableKey: 'pk_live_1' },
  walletConnect: { projectId: 'id' },
  telegram: { kind: 'telegram', botId: '1', botName: 'xana' },
};

/** Reads settings as the page server and the release commands do. */
function read(login: object, more: object = {}, environment = 'production') {
  write({ ...config, environment, login }, more);
  return readPageSettings(file);
}

function write(settings: object, more: object = {}): void {
  writeFileSync(file, JSON.stringify({ config: settings, origins: {}, ...more }));
}

describe('readPageSettings', () => {
  it.each([
    ['config.login.social', { social: standIn }, {}],
    ['config.login.email', { email: standIn }, {}],
    ['config.login.telegram', { telegram: standIn }, {}],
    ['config.login.walletConnect.sandbox', { walletConnect: { projectId: 'p', sandbox: relay } }, {}],
    ['sapphire_devnet', { social: { ...REAL.social, network: 'sapphire_devnet' } }, {}],
    ['publishableKey is a test key', { email: { ...REAL.email, publishableKey: 'pk_test_1' } }, {}],
    ['`sandbox` is the demo wallet', {}, { sandbox: demoWallet }],
    ['`development` loads modules without a hash', {}, { development: { changes: 'http://localhost:4559' } }],
  ])('[T96] rejects production settings in which %s', (problem, login, more) => {
    expect(() => read({ ...REAL, ...login }, more)).toThrow(problem);
  });

  const cards = { publicKey: 'pk_live_1', frameOrigin: 'https://store.xana.example' };
  const readCards = (change: object) => read({}, { config: { ...config, cards: { ...cards, ...change } } });

  it.each([
    ['publicKey is a test key', { publicKey: 'pk_test_1' }],
    ['sandboxOrigin is a stand-in', { sandboxOrigin: 'http://localhost:4551' }],
  ])('[T96] rejects production settings in which the card provider’s %s', (problem, change) => {
    expect(() => readCards(change)).toThrow(problem);
  });

  it('[ST-18] [T52] rejects a card frame at the origin of the site', () => {
    expect(() => readCards({ frameOrigin: ORIGIN })).toThrow('must not be the site');
    expect(readCards({}).config.cards).toEqual(cards);
  });

  it.each([
    ['takes the key of the card provider from the environment', 'pk_live_2', { ...cards, publicKey: 'pk_live_2' }],
    ['offers no card payments when the environment has no key', '', undefined],
  ])('[ST-18] %s', (_behaviour, STRIPE_PUBLIC_KEY, expected) => {
    write({ ...config, cards: { ...cards, publicKey: 'env:STRIPE_PUBLIC_KEY' } });
    expect(readPageSettings(file, { STRIPE_PUBLIC_KEY }).config.cards).toEqual(expected);
  });

  it('[T96] names every sandbox service and the setting that allows them', () => {
    const all = () => read({ social: standIn, email: standIn, telegram: standIn });
    expect(all).toThrow(/login\.social.*login\.email.*login\.telegram.*"allowSandboxServices": true/s);
  });

  it('[T96] accepts the real services in production', () => {
    expect(read(REAL).config.login).toEqual(REAL);
    expect(read({}).config.login).toEqual({});
  });

  it('[T96] accepts sandbox services in the sandbox, and in production when the settings allow them', () => {
    const login = { social: standIn, walletConnect: { projectId: 'p', sandbox: relay } };
    expect(read(login, { sandbox: demoWallet }, 'sandbox').sandbox).toEqual(demoWallet);
    expect(read(login, { sandbox: demoWallet, allowSandboxServices: true }).config.login).toEqual(login);
    expect(() => read(login, { allowSandboxServices: false })).toThrow();
  });
});
