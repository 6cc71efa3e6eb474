import { deskTrial, deskTrials } from '@xana/contracts/releases/desk';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assertMember, assertRole } from '../access/authorize.ts';
import type { CallerReader } from '../access/identity.ts';
import { findRelease } from '../commands/find-release.ts';
import { microfrontendName } from '../registry/microfrontend-name.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createTrials } from './run-trials.ts';

const trialParams = z.object({ name: microfrontendName, release: z.string() });

/** Tries releases in a browser. A caller who may publish a microfrontend may try its releases. */
export function serveTrials(
  app: FastifyInstance,
  { store, identity, command }: { store: ReleaseStore; identity: CallerReader; command: readonly string[] | undefined },
): void {
  const trials = createTrials(command);
  app.get('/api/trials', async (request) => {
    assertMember(readRegistry(store).access, await identity.callerOf(request));
    return deskTrials.parse(trials.list());
  });
  app.post('/api/trials/:name/:release', async (request) => {
    const caller = await identity.callerOf(request);
    const { name, release } = trialParams.parse(request.params);
    const registry = readRegistry(store);
    assertRole(registry, caller, { verb: 'check', role: 'publish', name });
    const id = findRelease(store, registry, { name, wanted: release });
    return deskTrial.parse(trials.start({ name, id, actor: caller.subject }));
  });
}
