import { randomBytes } from 'node:crypto';
import type { CommandCall } from '../commands/command-call.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Identity } from './access-list.ts';
import { changeAccess } from './change-access.ts';
import { isOpen, type Proposal } from './proposal.ts';

/** More would hide those that matter. */
const MAX_PROPOSALS = 50;

/** Those that a second person can still approve, oldest first. */
export const openProposals = (store: ReleaseStore): Proposal[] =>
  readRegistry(store).proposals.filter((each) => isOpen(each));

/** @throws Error when there is none, or its time is over */
export function findProposal(store: ReleaseStore, id: string): Proposal {
  const found = openProposals(store).find((each) => each.id === id);
  if (!found) throw new Error(`There is no open proposal "${id}". It was decided, or it expired after 24 hours.`);
  return found;
}

/** Records what the caller wants, for a second person. The caller was authorized. */
export function propose(
  store: ReleaseStore,
  { verb, args, options }: Pick<CommandCall, 'verb' | 'args' | 'options'>,
  { kind, subject }: Identity,
): Proposal {
  const id = randomBytes(6).toString('hex');
  // The revision that the caller saw is gone with this entry; the second person sees what would happen now.
  const { expect: _, ...kept } = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const proposal: Proposal = { id, verb, args: [...args], options: kept, kind, subject, at: new Date().toISOString() };
  changeAccess(store, {
    verb: 'propose',
    actor: subject,
    reason: String(options.reason ?? ''),
    details: [`Waits for a second person: ${describeProposal(proposal)}`],
    change({ proposals }) {
      const open = proposals.filter((each) => isOpen(each));
      if (open.length >= MAX_PROPOSALS)
        throw new Error(`${MAX_PROPOSALS} proposals wait for a second person. Approve or withdraw some first.`);
      return { proposals: [...open, proposal] };
    },
  });
  return proposal;
}

/** For example `promote shell --to 1.2.0`. */
export function describeProposal({ verb, args, options }: Pick<Proposal, 'verb' | 'args' | 'options'>): string {
  const shown = Object.entries(options)
    .filter(([name]) => name !== 'reason')
    .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${value}`));
  return [verb, ...args, ...shown].join(' ');
}
