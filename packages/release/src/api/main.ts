import * as z from 'zod/mini';
import { createIdentity } from '../access/identity.ts';
import { readAttestationTrust, readIdentitySettings } from '../access/identity-settings.ts';
import { readTrustedRoot } from '../attestation/verify-attestation.ts';
import { guardCandidates } from '../canary/guard.ts';
import { deliverEvents } from '../notify/deliver-events.ts';
import { readPageSettings } from '../page/page-settings.ts';
import { openFollowedStore } from '../upstream/open-release-store.ts';
import { createApi } from './create-api.ts';

/** The release server as a process of its own: the one writer of a store. */
const {
  PAGE_SETTINGS = '',
  RELEASE_SERVER_PORT = '4006',
  RELEASE_SERVER_ORIGIN,
  RELEASE_IDENTITY,
  OIDC_CLIENT_SECRET,
  TRIAL_COMMAND,
  DESK_DIRECTORY,
  LISTEN_HOST = 'localhost',
} = process.env;

/** How soon a candidate that fails is taken back, after its visitors reported it. */
const GUARD_INTERVAL_MS = 5_000;

const warn = (error: Error) => console.warn(`The guard could not look at the candidates: ${error.message}`);

try {
  const { store, follower } = await openFollowedStore(process.env);
  const settings = () => readPageSettings(PAGE_SETTINGS);
  const origin = RELEASE_SERVER_ORIGIN ?? `http://localhost:${RELEASE_SERVER_PORT}`;
  const identity = createIdentity({
    settings: readIdentitySettings(RELEASE_IDENTITY),
    origin,
    clientSecret: OIDC_CLIENT_SECRET,
  });
  const attestations = readAttestationTrust(RELEASE_IDENTITY);
  if (attestations) readTrustedRoot(attestations);
  const app = createApi({
    store,
    settings,
    origin,
    identity,
    attestations,
    ...(TRIAL_COMMAND ? { trialCommand: z.array(z.string()).parse(JSON.parse(TRIAL_COMMAND)) } : {}),
    ...(DESK_DIRECTORY ? { desk: DESK_DIRECTORY } : {}),
  });
  deliverEvents(app, store, () => settings().config.origins.site);
  const address = await app.listen({ port: Number(RELEASE_SERVER_PORT), host: LISTEN_HOST });
  const guard = setInterval(() => void guardCandidates({ store, settings }).catch(warn), GUARD_INTERVAL_MS);
  const stop = () => {
    clearInterval(guard);
    follower.stop();
    void app.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true, address }));
} catch (error) {
  console.error(`The release server did not start: ${(error as Error).message}`);
  process.exit(1);
}
