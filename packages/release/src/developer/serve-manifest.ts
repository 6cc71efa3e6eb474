import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readRegistry } from '../registry/read-registry.ts';
import { sendText } from '../server/send-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The address at which a page server offers the active release of a remote to the pages of developers. */
export const MANIFEST_PATH = '/mf-manifest.json';

const manifest = z.looseObject({ metaData: z.looseObject({}) });

/**
 * Sends the official manifest of the active release, with its public path and its contributions: an override with this URL shows
 * each new build and the pages that it adds.
 */
export async function sendActiveManifest(store: ReleaseStore, name: string, response: ServerResponse): Promise<void> {
  const active = readRegistry(store).microfrontends[name]?.active;
  const text = active && (await readFile(join(store.pathOf(name, active), 'mf-manifest.json'), 'utf8').catch(() => ''));
  if (!active || !text) {
    sendText(response, 404, 'Not found');
    return;
  }
  const { metaData, ...rest } = manifest.parse(JSON.parse(text));
  const { contributions, version } = store.record(name, active);
  const changed = { ...metaData, publicPath: `/r0/${name}/${active}/`, buildInfo: { buildVersion: version } };
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify({ ...rest, metaData: changed, contributions }));
}
