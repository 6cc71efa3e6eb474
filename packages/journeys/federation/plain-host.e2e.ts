import type { ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { activeRelease, settings } from '../releases/site-releases.ts';
import { buildHost, type Manifest } from './build-host.ts';
import { listen } from './publish-greeting.ts';

const NAME = 'mfe-auth';
const RUNTIME = 'federation-runtime.mjs';

const HTML = `<!doctype html><html lang="en"><title>Another site</title>
  <link rel="stylesheet" href="/host.css"><main></main><script type="module" src="/host.js"></script></html>`;

const TYPES: Record<string, string> = { '/host.js': 'text/javascript', '/host.css': 'text/css' };

/** Starts a host at an origin of its own, which mounts a module of the active release. */
async function startHost() {
  const { id } = activeRelease(NAME);
  const address = `${settings().origins[NAME]}/r0/${NAME}/${id}/mf-manifest.json`;
  const manifest = (await (await fetch(address)).json()) as Manifest;
  const { script, styles } = await buildHost({ name: NAME, manifest: address }, manifest);
  const files: Record<string, string> = { '/': HTML, '/host.js': script, '/host.css': styles };
  return listen(({ url = '' }, response: ServerResponse) => {
    response.setHeader('content-type', TYPES[url] ?? 'text/html');
    response.end(files[url]);
  });
}

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

test('[MF-01] [MF-03] a host with the official runtime alone mounts a module of a release by its manifest, and the shell loads no runtime of a release', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const { server, origin } = await startHost();
  try {
    await page.goto(origin);
    const terms = page.getByRole('region', { name: 'Please accept the terms of use' });
    await terms.getByRole('button', { name: 'Accept' }).click();
    await expect(terms).toHaveCount(0);
    const { id } = activeRelease(NAME);
    expect(requests.filter((url) => url.endsWith(`/${NAME}/${id}/${RUNTIME}`))).toHaveLength(1);
  } finally {
    server.close();
  }
  requests.length = 0;
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
  expect(requests.filter((url) => url.endsWith('/remoteEntry.mjs')).length).toBeGreaterThan(0);
  expect(requests.filter((url) => url.endsWith(RUNTIME))).toEqual([]);
});
