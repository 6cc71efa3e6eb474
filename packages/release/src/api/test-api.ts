import { freePort } from '@xana/test-kit/free-port';
import { CALLER_HEADER, testCallers } from '../access/test-callers.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { closeAfterTest } from '../test-cleanup.ts';
import { SETTINGS } from '../test-releases.ts';
import { createApi } from './create-api.ts';

type ApiOptions = Partial<Parameters<typeof createApi>[0]>;
type Answer = { id: string; msg?: string } & Record<string, unknown>;

/** The release server of a store, without a port. For tests. */
export function createTestApi(store: ReleaseStore, options: ApiOptions = {}) {
  const { origin = 'http://localhost:4006' } = options;
  const app = createApi({ store, settings: () => SETTINGS, identity: testCallers, ...options, origin });
  const { host } = new URL(origin);
  /** @param caller a person, or with `repo:` a workflow; empty: no one */
  const send = async <Body = Answer>(
    caller: string,
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => {
    const headers = { host, [CALLER_HEADER]: caller, ...more };
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  return { app, host, send };
}

/** As `createTestApi`, at a port of this machine; the token of a call is the name of the caller. */
export async function listenTestApi(store: ReleaseStore, options: ApiOptions = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { app } = createTestApi(store, { ...options, origin: url });
  await app.listen({ port, host: 'localhost' });
  const close = async () => await app.close();
  closeAfterTest(close);
  return { url, close };
}
