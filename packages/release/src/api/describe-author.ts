import type { DeskHistory } from '@xana/contracts/releases/desk';
import type { AccessList } from '../access/access-list.ts';
import type { LogEntry } from '../registry/release-log.ts';

type Change = Pick<DeskHistory[number], 'at' | 'verb' | 'actor' | 'actorName' | 'approvedBy' | 'reason'>;

/** How the access list calls a subject. Entries of the log have the subject alone, which is what was verified. */
export const nameOf = ({ members }: AccessList, subject: string): string =>
  members.find((each) => each.subject === subject)?.name ?? subject;

/** Who made a change, for the desk. */
export function describeAuthor(access: AccessList, { at, verb, actor, reason, approval }: LogEntry): Change {
  const approvedBy = approval ? nameOf(access, approval.by) : null;
  return { at, verb, actor, actorName: nameOf(access, actor), approvedBy, reason };
}
