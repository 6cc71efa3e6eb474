import type { Request } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { topology } from '../site/test-topology.ts';

const SERVICES = new Map(
  Object.entries({ ...topology.ports, ...topology.remotes }).map(([name, port]) => [local(port), name]),
);

/** Ids of the card provider, hashes of files, numbers of chunks and prefixes of releases differ from run to run. */
const IDS = /(?<=\/)(?:pi|pm|sub|in|ch)_\w+|(?<=[/.-])[0-9a-f]{8,64}(?=[/.-]|$)/g;
const PREFIX = /^\/r\d+(?=\/)/;

/**
 * The name of a request that is the same in each run: `POST api/stripe/initiate-transaction`, `chain eth_chainId`. Null for what
 * does not go over the network.
 */
export function nameRequest(request: Request): string | null {
  const url = new URL(request.url());
  if (!url.protocol.startsWith('http')) return null;
  const service = SERVICES.get(url.origin) ?? url.origin;
  const methods = service === 'chain' ? rpcMethods(request.postData()) : null;
  if (methods) return `chain ${methods}`;
  return `${request.method()} ${service}${url.pathname.replace(PREFIX, '').replace(IDS, '…')}`;
}

/** A request to a node may be a batch of many. */
function rpcMethods(body: string | null): string | null {
  const calls: unknown = JSON.parse(body ?? 'null');
  if (!calls) return null;
  const names = [calls].flat().map((call) => String((call as { method?: unknown }).method));
  return [...new Set(names)].sort().join(' + ');
}
