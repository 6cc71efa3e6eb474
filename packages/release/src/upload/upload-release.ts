import { setTimeout as wait } from 'node:timers/promises';
import { deskTrial, deskTrials, uploadedRelease } from '@xana/contracts/releases/desk';
import * as z from 'zod/mini';
import { callApi, type ReleaseServer } from '../api/call-server.ts';
import { type Bundle, bundle } from './bundle.ts';

const POLL_MS = 2_000;

/**
 * Stores a build at a release server.
 *
 * @param isAutomatic a program publishes it: a version that is taken gets the hash as build metadata
 * @throws Error with the server's message
 */
export const uploadRelease = (server: ReleaseServer, name: string, build: Bundle, isAutomatic = false) =>
  callApi(server, {
    method: 'POST',
    path: `/api/releases/${name}?automatic=${isAutomatic}`,
    schema: uploadedRelease,
    json: build,
  });

/**
 * Checks a build as an upload does, and stores nothing.
 *
 * @throws Error with every problem
 */
export const checkAtServer = (server: ReleaseServer, name: string, build: Bundle) =>
  callApi(server, { method: 'POST', path: `/api/checks/${name}`, schema: z.object({}), json: build });

/** The build of a release of another environment. @param release a version, an id or `active` */
export const downloadBundle = (server: ReleaseServer, name: string, release: string): Promise<Bundle> =>
  callApi(server, { method: 'GET', path: `/api/bundles/${name}/${encodeURIComponent(release)}`, schema: bundle });

/**
 * Tries a stored release in the browser of a release server, and waits for the result.
 *
 * @returns what the trial found
 * @throws Error with every problem, or when the server has no browser
 */
export async function tryRelease(server: ReleaseServer, name: string, id: string): Promise<string> {
  const started = await callApi(server, { method: 'POST', path: `/api/trials/${name}/${id}`, schema: deskTrial });
  for (;;) {
    await wait(POLL_MS);
    const trials = await callApi(server, { method: 'GET', path: '/api/trials', schema: deskTrials });
    const trial = trials.find((each) => each.id === id && each.at === started.at);
    if (trial?.state === 'passed') return trial.output;
    if (trial?.state !== 'running') throw new Error(trial?.output ?? 'The release server was restarted. Try again.');
  }
}
