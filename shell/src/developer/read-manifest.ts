import * as z from '@xana/contracts/schema';
import { fetchText } from '../frame/remote-text/fetch-text.ts';

/** The fields of the official `mf-manifest.json` that an override needs. */
const manifest = z.object({
  metaData: z.object({
    buildInfo: z.optional(z.object({ buildVersion: z.optional(z.string()) })),
    remoteEntry: z.object({ name: z.string(), path: z.optional(z.string()) }),
    publicPath: z.optional(z.string()),
  }),
  /** Added by the page server of this repository: the pages, slots and handlers of a remote that is being developed. */
  contributions: z.optional(z.record(z.string(), z.unknown())),
});

export interface OverrideSource {
  /** URL of the remote entry. */
  entry: string;
  version: string | null;
  /** Null: the contributions of the release apply. */
  contributions: Record<string, unknown> | null;
}

const MAX_MANIFEST_LENGTH = 1_000_000;

/** The text of a manifest. */
export const readManifest = (address: string): Promise<string> =>
  fetchText(address, { maxLength: MAX_MANIFEST_LENGTH, signal: new AbortController().signal });

/** Finds the entry of an override. A module is the entry itself; every other URL is a manifest or the folder of one. */
export async function readOverrideSource(url: string, read = readManifest): Promise<OverrideSource> {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.mjs')) return { entry: url, version: null, contributions: null };
  const address = pathname.endsWith('.json') ? url : new URL('mf-manifest.json', url.replace(/\/?$/, '/')).href;
  const { metaData, contributions = null } = manifest.parse(JSON.parse(await read(address)));
  const { buildInfo, remoteEntry, publicPath = 'auto' } = metaData;
  const folder = publicPath === 'auto' ? address : new URL(publicPath, address).href;
  const entry = new URL((remoteEntry.path ?? '') + remoteEntry.name, folder).href;
  // The manifest must not lead to code of an origin that the developer did not name.
  if (new URL(entry).origin !== new URL(url).origin) throw new Error(`its entry ${entry} is from another origin`);
  return { entry, version: buildInfo?.buildVersion ?? null, contributions };
}
