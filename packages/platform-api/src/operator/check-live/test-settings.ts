import type { PublicConfig } from '@xana/contracts/public-config';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { readConfig } from '../../config/read-config.ts';
import type { LiveSettings, Probe } from './probe.ts';
import { type ReportLine, runProbes } from './run-probes.ts';

export const SITE = 'https://xana.example';

/** What the platform requires, and no service. */
export const ENVIRONMENT = {
  DATA_DIRECTORY: '/nonexistent',
  SITE_ORIGIN: SITE,
  API_ORIGIN: 'https://api.xana.example',
  MARKETPLACE_ORIGIN: 'https://market.xana.example',
  CHAT_ORIGIN: 'https://chat.xana.example',
  MEDIA_ORIGIN: 'https://media.xana.example',
  API_PORT: '4000',
  MARKETPLACE_PORT: '4001',
  CHAT_PORT: '4002',
  MEDIA_PORT: '4003',
  ACCESS_TOKEN_SECRET: 'of-forty-characters-or-more-for-this-test',
};

/** Made for tests. The private key is 1, so that it protects nothing. */
export const PUSH = {
  publicKey: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  privateKey: Buffer.from('1'.padStart(64, '0'), 'hex').toString('base64url'),
  subject: 'mailto:push@xana.example',
};

export const PAGE: PublicConfig = {
  environment: 'production',
  origins: readConfig(ENVIRONMENT).origins,
  rpc: {},
  showTestnets: false,
  authMessageMode: 'erc4361',
  links: { app: '/', marketplace: '/', builder: '/', home: '/' },
};

interface Change {
  config?: Partial<PlatformConfig>;
  /** Undefined: as it is; null: the page settings could not be read. */
  page?: Partial<PublicConfig> | null;
}

const settingsOf = ({ config = {}, page = {} }: Change = {}): LiveSettings => ({
  config: { ...readConfig(ENVIRONMENT), ...config },
  page: page === null ? undefined : { ...PAGE, ...page },
});

export async function runOne(probe: Probe, change: Change = {}, timeoutMs?: number): Promise<ReportLine> {
  const [line] = await runProbes([probe], settingsOf(change), timeoutMs);
  if (!line) throw new Error('a line');
  return line;
}
