import { isSame } from '../access/access-list.ts';
import { AccessError, authorize } from '../access/authorize.ts';
import { changeAccess } from '../access/change-access.ts';
import { describeProposal, findProposal } from '../access/proposals.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Command, Invocation } from './command.ts';

export const approveCommand: Command = {
  usage: ['approve <proposal>', 'as a second person, make a change that another one asked for'],
  // The role is that of the proposed command.
  needs: 'read',
  async run({ store, name: id = '', caller, actor, commandOf, runCommand }) {
    const proposal = findProposal(store, id);
    const { verb, args, options, subject } = proposal;
    if (caller) {
      if (caller.kind !== 'person' || isSame(caller, proposal))
        throw new AccessError('The second person must be another person than the one who asked for the change.');
      // Both need the role now: the first person may have lost it since.
      for (const who of [caller, proposal]) authorize(readRegistry(store), who, commandOf(verb), proposal);
    }
    const approval = { by: actor(), proposal: id };
    return await runCommand({ verb, args, options, actor: subject, approval, ...(caller ? { caller } : {}) });
  },
};

export const withdrawCommand: Command = {
  usage: ['withdraw <proposal> --reason "…"', 'drop a change that waits for a second person'],
  needs: 'read',
  run(invocation) {
    const { store, name: id = '', actor, reason } = invocation;
    const proposal = findProposal(store, id);
    assertMayWithdraw(invocation, proposal);
    changeAccess(store, {
      verb: 'withdraw',
      actor: actor(),
      reason: reason(),
      details: [`Withdrawn: ${describeProposal(proposal)}`],
      change: ({ proposals }) => ({ proposals: proposals.filter((each) => each.id !== id) }),
    });
    return { data: { proposal: id }, text: `The proposal ${id} was withdrawn.` };
  },
};

/** The one who asked, and everyone who could approve it. */
function assertMayWithdraw({ store, caller, commandOf }: Invocation, proposal: ReturnType<typeof findProposal>): void {
  if (!caller || isSame(caller, proposal)) return;
  authorize(readRegistry(store), caller, commandOf(proposal.verb), proposal);
}
