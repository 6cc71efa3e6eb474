import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logInByCalls } from '@xana/journeys/site/log-in-by-calls';
import { bundleService } from '@xana/local-site/bundle-service';
import { type Service, startService } from '@xana/local-site/service';
import { Wallet } from 'ethers';
import type { MeasuredCall } from './calls.ts';

const SITE = 'http://localhost:27000';
/** The instances take ten ports each from here. */
export const FIRST_PORT = 27_010;

export interface MeasuredPlatform {
  /** Origins of one instance. */
  api: string;
  marketplace: string;
  chat: string;
  service: Service;
}

/** Platform instances on one database, without rate limits. */
export async function startInstances(count: number, environment: Record<string, string>): Promise<MeasuredPlatform[]> {
  const directory = mkdtempSync(join(tmpdir(), 'xana-bench-'));
  const instances: MeasuredPlatform[] = [];
  for (let number = 0; number < count; number += 1) {
    const first = FIRST_PORT + number * 10;
    const hosts = Object.fromEntries(
      ['api', 'marketplace', 'chat', 'media'].map((host, index) => [host, first + index]),
    );
    const service = await startService({
      name: `platform-${number + 1}`,
      script: await bundleService('platform'),
      environment: {
        ...Object.fromEntries(
          Object.entries(hosts).map(([host, port]) => [`${host.toUpperCase()}_PORT`, String(port)]),
        ),
        ...Object.fromEntries(
          ['api', 'marketplace', 'chat', 'media'].map((host, index) => [
            `${host.toUpperCase()}_ORIGIN`,
            `http://localhost:${FIRST_PORT + index}`,
          ]),
        ),
        SITE_ORIGIN: SITE,
        DATA_DIRECTORY: directory,
        SANDBOX: '1',
        LOG_LEVEL: 'error',
        ACCESS_TOKEN_SECRET: 'the same thirty-two bytes for both instances',
        CALLS_PER_MINUTE: '1000000000',
        LOGIN_TRIES_PER_MINUTE: '1000000000',
        MEMBER_LIMITS_FACTOR: '1000000',
        ...environment,
      },
      onLine: (line) => console.log(`  ${line}`),
    });
    const at = (host: string) => `http://localhost:${hosts[host]}`;
    instances.push({ api: at('api'), marketplace: at('marketplace'), chat: at('chat'), service });
  }
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return instances;
}

/** The access token of the owner of a key. */
export async function logIn({ api }: MeasuredPlatform, key: string): Promise<string> {
  const { token } = await logInByCalls(new Wallet(key), async (_step, path, body) => {
    const answer = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: unknown }).data;
  });
  return token;
}

/** Sends a request with a member's token. */
export function requestOf(
  { path, body, isMembers, host = 'api' }: MeasuredCall,
  platform: MeasuredPlatform,
  token: string,
) {
  return {
    url: `${platform[host]}${path}`,
    method: body ? ('POST' as const) : ('GET' as const),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(isMembers ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}
