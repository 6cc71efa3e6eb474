import { findToken } from '../access/stored-token.ts';
import type { Outcome } from '../commands/command.ts';
import type { CommandCall } from '../commands/command-call.ts';
import { UsageError } from '../commands/usage-error.ts';
import { promoteFrom } from '../upload/promote-from.ts';
import { callServer } from './call-server.ts';

/**
 * Runs a command at a release server, as the one who logged in there. `promote --from` speaks with two servers.
 *
 * @param url the origin of the server
 * @throws UsageError for a missing reason, and Error with the server's message
 */
export async function runAtServer(url: string, call: Pick<CommandCall, 'verb' | 'args' | 'options'>): Promise<Outcome> {
  const server = { url, token: await findToken(url) };
  const { from, to, reason } = call.options;
  if (call.verb !== 'promote' || typeof from !== 'string') return await callServer(server, call);
  const [name = ''] = call.args;
  if (typeof reason !== 'string') throw new UsageError('A reason is required for the history: --reason "…"');
  return await promoteFrom({
    name,
    from: { url: from, token: await findToken(from) },
    to: server,
    release: typeof to === 'string' ? to : undefined,
    reason,
    isUnchecked: call.options['skip-check'] === true,
    print: console.error,
  });
}
