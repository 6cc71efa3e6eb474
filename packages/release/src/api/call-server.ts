import { commandOutcome } from '@xana/contracts/releases/desk';
import ky from 'ky';
import type { Outcome } from '../commands/command.ts';
import type { CommandCall } from '../commands/command-call.ts';

/** A command may wait for the lock of the store. */
const TIMEOUT_MS = 60_000;

/**
 * Runs a command at a release server.
 *
 * @param url the server's origin
 * @param token tells who calls
 * @throws Error with the server's message, as the command throws it
 */
export async function callServer(
  url: string,
  token: string,
  { verb, args, options }: Pick<CommandCall, 'verb' | 'args' | 'options'>,
): Promise<Outcome> {
  const response = await ky
    .post(new URL(`/api/commands/${encodeURIComponent(verb)}`, url), {
      headers: { authorization: `Bearer ${token}` },
      json: { args, options },
      retry: 0,
      throwHttpErrors: false,
      timeout: TIMEOUT_MS,
    })
    .catch((error: Error) => {
      throw new Error(`The release server ${url} does not answer: ${error.message}`);
    });
  const body = (await response.json().catch(() => ({}))) as { msg?: unknown };
  if (!response.ok) throw new Error(typeof body.msg === 'string' ? body.msg : `${url} answered ${response.status}.`);
  const { isOk, ...outcome } = commandOutcome.parse(body);
  return { ...outcome, ...(isOk === undefined ? {} : { isOk }) };
}
