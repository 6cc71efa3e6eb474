import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { REVISION_PATH } from '@xana/contracts/releases/page-revision';
import { RELEASE_HEALTH_PATH } from '@xana/contracts/releases/release-health';
import type { PageSettings } from '@xana/release/page-settings';
import type { ReleaseStore } from '@xana/release/release-store';
import { contentTypeOf, findArtifact } from '@xana/release/send-file';

/**
 * Answers a browser's requests as the site would if an assembled page were the active one: the document and the files of releases come
 * from the release store, everything else from where it is.
 *
 * @param folder of the assembled page
 */
export function answerFromStore(store: ReleaseStore, { origins }: PageSettings, folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>;
  const known = new Set(Object.values(origins));
  return async (route: Route): Promise<void> => {
    const request = route.request();
    const { origin, pathname, search } = new URL(request.url());
    if (!known.has(origin)) return route.continue();
    const artifact = findArtifact(pathname + search);
    if (artifact) {
      const body = readFileSync(join(store.pathOf(artifact.name, artifact.id), artifact.path));
      return route.fulfill({
        body,
        contentType: contentTypeOf(artifact.path),
        headers: { 'access-control-allow-origin': '*' },
      });
    }
    if (origin !== origins.shell) return route.continue();
    if (request.resourceType() === 'document') return route.fulfill({ body: html, headers });
    // The trial counts as no visit, and does not end with a release that another one replaces meanwhile.
    if (pathname === RELEASE_HEALTH_PATH || pathname.startsWith(REVISION_PATH)) return route.fulfill({ status: 204 });
    return route.continue();
  };
}
