import { readFileSync } from 'node:fs';
import { publicConfig } from '@xana/contracts/public-config';
import { developmentPage } from '@xana/contracts/releases/development-page';
import * as z from 'zod/mini';

/** HTTPS, or this machine: code over plain HTTP could be replaced on its way. */
function isSafeOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.origin === text && (url.protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname));
}

/** The deployment's settings for a page: origins and public configuration. */
export const pageSettings = z.object({
  config: publicConfig,
  /** Origin of each microfrontend's files by name; `shell` is the site's origin. */
  origins: z.record(z.string(), z.string()),
  /** Only in the sandbox: a script that announces the demo wallet, and the faucet that it uses. */
  sandbox: z.optional(z.object({ script: z.string(), integrity: z.string(), faucet: z.string() })),
  /** Absent: no page has developer overrides. See `packages/handbook/how-to/override-a-remote.md`. */
  developer: z.optional(
    z.object({
      /** Origins that an override may come from: a port of localhost, a preview host. */
      overrideOrigins: z.array(
        z.string().check(z.refine(isSafeOrigin, { error: 'must be an https or localhost origin' })),
      ),
    }),
  ),
  /** Addresses that a release is also mounted at before it becomes active: pages that need an id or a query, with public content. */
  trialPaths: z.optional(z.array(z.string().check(z.startsWith('/')))),
  /** Only in development. */
  development: z.optional(developmentPage),
  /** For a trial with the sandbox's services in production. They verify no identity. */
  allowSandboxServices: z.optional(z.literal(true)),
});

export type PageSettings = z.output<typeof pageSettings>;

/** `config.cards.publicKey` with this value is read from the environment, so that page and platform have the same key. */
const KEY_IN_ENVIRONMENT = 'env:STRIPE_PUBLIC_KEY';

/** Reads the file on each call, because new remotes add their origin to it. */
export function readPageSettings(file: string, environment: NodeJS.ProcessEnv = process.env): PageSettings {
  const settings = withCardKey(
    pageSettings.parse(JSON.parse(readFileSync(file, 'utf8'))),
    environment.STRIPE_PUBLIC_KEY,
  );
  const { cards, origins } = settings.config;
  if (cards?.frameOrigin === origins.site)
    throw new Error(
      'config.cards.frameOrigin must not be the site: the script of the card provider would reach the session.',
    );
  if (settings.config.environment === 'production') rejectInProduction(settings);
  return settings;
}

/** Without a key the deployment sells nothing. */
function withCardKey(settings: PageSettings, publicKey: string | undefined): PageSettings {
  const { cards, ...config } = settings.config;
  if (cards?.publicKey !== KEY_IN_ENVIRONMENT) return settings;
  return { ...settings, config: publicKey ? { ...config, cards: { ...cards, publicKey } } : config };
}

function rejectInProduction(settings: PageSettings): void {
  const reasons = [
    ...(settings.development ? ['`development` loads modules without a hash'] : []),
    ...(settings.allowSandboxServices ? [] : findSandboxServices(settings)),
  ];
  if (reasons.length === 0) return;
  throw new Error(
    `The environment is production, but ${reasons.join(', ')}. ` +
      'Services of the sandbox verify no identity: configure the real ones, or set "allowSandboxServices": true for a trial.',
  );
}

/** The settings that are for the sandbox or for tests: stand-ins, and the test modes of the real services. */
function findSandboxServices({ config: { login = {}, cards }, sandbox }: PageSettings): string[] {
  const { social, email, walletConnect, telegram } = login;
  const standIns = Object.entries({ social, email, telegram }).filter(([, service]) => service?.kind === 'sandbox');
  return [
    ...(sandbox ? ['`sandbox` is the demo wallet'] : []),
    ...standIns.map(([name]) => `config.login.${name} is a stand-in`),
    ...(walletConnect?.sandbox ? ['config.login.walletConnect.sandbox is a relay of the sandbox'] : []),
    ...(social?.kind === 'web3auth' && social.network === 'sapphire_devnet'
      ? ['config.login.social.network is sapphire_devnet, whose wallets are for tests']
      : []),
    ...(email?.kind === 'magic' && email.publishableKey.startsWith('pk_test_')
      ? ['config.login.email.publishableKey is a test key']
      : []),
    ...(cards?.sandboxOrigin ? ['config.cards.sandboxOrigin is a stand-in'] : []),
    ...(cards?.publicKey.startsWith('pk_test_') ? ['config.cards.publicKey is a test key'] : []),
  ];
}
