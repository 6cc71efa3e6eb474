import type { PublicConfig } from '@xana/contracts/public-config';
import type { Environment } from '../../config/environment-schema.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { EnvironmentError, readConfig } from '../../config/read-config.ts';
import type { Probe } from './probe.ts';
import { cardAccountProbe, cardWebhookProbe } from './probes/cards.ts';
import { chainNodeProbe, pageChainsProbe, transfersProbe } from './probes/chain.ts';
import { createTelegramProbe, createWalletConnectProbe, emailLoginProbe } from './probes/logins.ts';
import { pageSettingsProbe } from './probes/page-settings.ts';
import { createPushProbe } from './probes/push-messages.ts';
import { createWeb3AuthProbe, socialLoginProbe } from './probes/social-login.ts';
import { databaseProbe, objectStoreProbe, redisProbe } from './probes/stores.ts';
import { tracesProbe } from './probes/traces.ts';
import { createRedaction } from './redact.ts';
import { formatReport, PROBE_TIMEOUT_MS, type ReportLine, runProbes } from './run-probes.ts';
import { SERVICES, type Services } from './services.ts';

/** The page settings as the page server reads them, or why it would not start. */
export type PageSettingsReading = { config: PublicConfig } | { problems: readonly string[] };

interface LiveReport {
  text: string;
  /** Whether a service or a setting is wrong. */
  isWrong: boolean;
}

interface Options {
  services?: Services;
  timeoutMs?: number;
}

/**
 * Reads the configuration as the platform does, and asks every service that it names.
 *
 * @returns the report without any secret; services are asked only when the environment is valid
 */
export async function checkLive(
  environment: Environment,
  pageSettings: PageSettingsReading,
  { services = SERVICES, timeoutMs = PROBE_TIMEOUT_MS }: Options = {},
): Promise<LiveReport> {
  const redact = createRedaction(environment);
  const lines = (await collectLines(environment, pageSettings, services, timeoutMs)).map((line) => ({
    ...line,
    texts: line.texts.map(redact),
  }));
  return {
    text: `${formatReport(lines)}\n\n${countStatuses(lines)}`,
    isWrong: lines.some(({ status }) => status === 'wrong'),
  };
}

async function collectLines(
  environment: Environment,
  pageSettings: PageSettingsReading,
  services: Services,
  timeoutMs: number,
): Promise<ReportLine[]> {
  const config = readEnvironment(environment);
  const page = 'config' in pageSettings ? pageSettings.config : undefined;
  const pageProblems: ReportLine[] =
    'problems' in pageSettings ? [{ name: 'page settings', status: 'wrong', texts: pageSettings.problems }] : [];
  if ('problems' in config) {
    const texts = [...config.problems, 'No service was asked: the platform does not start with this environment.'];
    return [{ name: 'environment', status: 'wrong', texts }, ...pageProblems];
  }
  const probes = page
    ? [pageSettingsProbe, ...platformProbes(services), ...pageProbes(services)]
    : platformProbes(services);
  return [
    { name: 'environment', status: 'ok', texts: [`valid, for ${config.origins.site}`] },
    ...pageProblems,
    ...(await runProbes(probes, { config, page }, timeoutMs)),
  ];
}

function readEnvironment(environment: Environment): PlatformConfig | { problems: readonly string[] } {
  if (environment.SANDBOX === '1')
    return { problems: ['SANDBOX must not be 1: with it the platform uses stand-ins in place of the services.'] };
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof EnvironmentError) return { problems: error.problems };
    throw error;
  }
}

const platformProbes = ({ telegram, pushEndpoints }: Services): Probe[] => [
  databaseProbe,
  redisProbe,
  objectStoreProbe,
  cardAccountProbe,
  cardWebhookProbe,
  chainNodeProbe,
  socialLoginProbe,
  emailLoginProbe,
  createTelegramProbe(telegram),
  createPushProbe(pushEndpoints),
  tracesProbe,
];

const pageProbes = ({ walletConnect, web3Auth }: Services): Probe[] => [
  createWeb3AuthProbe(web3Auth),
  createWalletConnectProbe(walletConnect),
  pageChainsProbe,
  transfersProbe,
];

const countStatuses = (lines: readonly ReportLine[]): string =>
  (['ok', 'off', 'wrong'] as const)
    .map((status) => `${lines.filter((line) => line.status === status).length} ${status}`)
    .join(', ');
