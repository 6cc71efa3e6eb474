import type { Outcome } from '../commands/command.ts';
import type { CommandCall } from '../commands/command-call.ts';
import { commandOf, prepareStore, runCommand, type Site } from '../commands/run-command.ts';
import { UsageError } from '../commands/usage-error.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { changeStore } from '../upstream/upstream.ts';
import type { Identity } from './access-list.ts';
import { authorize, needsSecondPerson } from './authorize.ts';
import { describeProposal, propose } from './proposals.ts';

/**
 * Runs a command for a caller of the release server, or records it for a second person.
 *
 * @throws AccessError with the role that is missing; nothing is changed
 */
export async function runAs(site: Site, call: Call, caller: Identity): Promise<Outcome> {
  return await changeStore(site.store, async (store) => await runOrPropose({ ...site, store }, call, caller));
}

type Call = Pick<CommandCall, 'verb' | 'args' | 'options'>;

async function runOrPropose(site: Site, call: Call, caller: Identity): Promise<Outcome> {
  const command = commandOf(call.verb);
  if (command.isForMachine) throw new UsageError(`Run \`release ${call.verb}\` on the machine of the release store.`);
  if (!command.worksOnDamagedStore) await prepareStore(site.store);
  const registry = readRegistry(site.store);
  authorize(registry, caller, command, call);
  if (!needsSecondPerson(registry, command, call))
    return await runCommand(site, { ...call, actor: caller.subject, caller });
  if (!call.options.reason) throw new UsageError('A reason is required for the history: --reason "…"');
  const proposal = propose(site.store, call, caller);
  return {
    data: { proposal: proposal.id },
    text: `Nothing is changed yet: a second person must approve \`${describeProposal(proposal)}\` within 24 hours: release approve ${proposal.id}`,
  };
}
