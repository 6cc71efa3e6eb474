import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { MANIFEST_PATH, sendActiveManifest } from '../developer/serve-manifest.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findArtifact, sendArtifact, sendText } from './send-file.ts';

/** Serves the releases of one remote, at its own origin. */
export function serveArtifacts(store: ReleaseStore, name: string): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Only GET and HEAD');
    const address = request.url ?? '/';
    if (address === '/health') return sendText(response, 200, 'ok');
    if (address === MANIFEST_PATH) return void sendActiveManifest(store, name, response);
    const found = findArtifact(address);
    if (found?.name !== name) return sendText(response, 404, 'Not found');
    void sendArtifact(request, response, join(store.pathOf(name, found.id), found.path));
  };
}
