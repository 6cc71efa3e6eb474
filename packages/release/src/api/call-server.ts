import { commandOutcome } from '@xana/contracts/releases/desk';
import ky from 'ky';
import * as z from 'zod/mini';
import type { Outcome } from '../commands/command.ts';
import type { CommandCall } from '../commands/command-call.ts';

/** A command may wait for the lock of the store, and an upload for a slow line. */
const TIMEOUT_MS = 5 * 60_000;

export interface ReleaseServer {
  /** Its origin. */
  url: string;
  /** Tells who calls. */
  token: string;
}

interface ServerCall<Schema> {
  method: 'GET' | 'POST';
  path: string;
  /** What the server answers. */
  schema: Schema;
  json?: object;
}

/** @throws Error with the server's message */
export async function callApi<Schema extends z.ZodMiniType>(
  { url, token }: ReleaseServer,
  { method, path, schema, json }: ServerCall<Schema>,
): Promise<z.output<Schema>> {
  const response = await ky(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${token}` },
    retry: 0,
    throwHttpErrors: false,
    timeout: TIMEOUT_MS,
    ...(json ? { json } : {}),
  }).catch((error: Error) => {
    throw new Error(`The release server ${url} does not answer: ${error.message}`);
  });
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok) return schema.parse(body);
  const { msg } = z.object({ msg: z.optional(z.string()) }).parse(body);
  throw new Error(msg ?? `${url} answered ${response.status}.`);
}

/**
 * Runs a command at a release server.
 *
 * @throws Error with the server's message, as the command throws it
 */
export async function callServer(
  server: ReleaseServer,
  { verb, args, options }: Pick<CommandCall, 'verb' | 'args' | 'options'>,
): Promise<Outcome> {
  const path = `/api/commands/${encodeURIComponent(verb)}`;
  const { isOk, ...outcome } = await callApi(server, {
    method: 'POST',
    path,
    schema: commandOutcome,
    json: { args, options },
  });
  return { ...outcome, ...(isOk === undefined ? {} : { isOk }) };
}
