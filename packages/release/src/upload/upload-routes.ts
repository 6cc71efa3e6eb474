import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assertRole } from '../access/authorize.ts';
import type { CallerReader } from '../access/identity.ts';
import { findRelease } from '../commands/find-release.ts';
import type { Site } from '../commands/run-command.ts';
import { microfrontendName } from '../registry/microfrontend-name.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { bundle, bundleOfRelease, MAX_BUNDLE_BYTES } from './bundle.ts';
import { checkBundle, receiveBundle } from './receive-bundle.ts';

const nameParams = z.object({ name: microfrontendName });
const uploadQuery = z.object({ automatic: z.optional(z.enum(['true', 'false'])) });
const releaseParams = z.object({ ...nameParams.shape, release: z.string() });

/** Uploads of builds, and the same bytes for another environment. */
export function serveUploads(app: FastifyInstance, site: Site, identity: CallerReader): void {
  app.post('/api/releases/:name', { bodyLimit: MAX_BUNDLE_BYTES }, async (request) => {
    const caller = await identity.callerOf(request);
    const { name } = nameParams.parse(request.params);
    assertRole(readRegistry(site.store), caller, { verb: 'publish', role: 'publish', name });
    const { automatic } = uploadQuery.parse(request.query);
    return await receiveBundle(site, {
      name,
      bundle: bundle.parse(request.body),
      caller,
      isAutomatic: automatic === 'true',
    });
  });
  app.post('/api/checks/:name', { bodyLimit: MAX_BUNDLE_BYTES }, async (request) => {
    const caller = await identity.callerOf(request);
    const { name } = nameParams.parse(request.params);
    assertRole(readRegistry(site.store), caller, { verb: 'publish', role: 'publish', name });
    await checkBundle(site, { name, bundle: bundle.parse(request.body), caller, isAutomatic: true });
    return {};
  });
  app.get('/api/bundles/:name/:release', async (request) => {
    const caller = await identity.callerOf(request);
    const { name, release } = releaseParams.parse(request.params);
    const registry = readRegistry(site.store);
    assertRole(registry, caller, { verb: 'promote --from', role: 'promote', name });
    const wanted = release === 'active' ? (registry.microfrontends[name]?.active ?? '') : release;
    return bundleOfRelease(site.store, name, findRelease(site.store, registry, { name, wanted }));
  });
}
