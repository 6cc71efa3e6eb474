import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';
import { fromWei } from '@xana/wallet/amounts';
import type { SentTransfer } from './sent-transfers.ts';

const member = z.object({
  name: z.string(),
  username: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  color: z.string(),
});
const transferDraft = z.object({
  /** An address, or the name of a member that is being searched for. */
  recipient: z.string(),
  /** The chosen member, if the address is theirs. */
  member: z.nullable(member),
  /** As it was typed. */
  amount: z.string(),
});

/** What the form holds. */
export type TransferDraft = z.output<typeof transferDraft>;

export const EMPTY_DRAFT: TransferDraft = { recipient: '', member: null, amount: '' };
/** Behind the initial of a member whose color is unknown. */
export const DEFAULT_COLOR = '#8b8ba0';
const stored = createStored('transferDraft', {
  schema: z.nullable(z.extend(transferDraft, { from: z.string() })),
  empty: null,
});

/** The picture of a member is not stored with the transfer. */
export const memberNamed = (name: string | null): TransferDraft['member'] =>
  name === null ? null : { name, username: null, picture: null, color: DEFAULT_COLOR };

/** The draft of a transfer that was not carried out: the member does not type it again. */
export const draftOf = ({ to, wei, name }: Pick<SentTransfer, 'to' | 'wei' | 'name'>): TransferDraft => ({
  recipient: to,
  amount: fromWei(wei),
  member: memberNamed(name),
});

/**
 * The draft of a member in this tab; empty if there is none, or the storage is blocked.
 *
 * @param from the address of the member: another member of this tab must not see it
 */
export function readDraft(from: string): TransferDraft {
  const { from: owner, ...draft } = stored.read() ?? { from, ...EMPTY_DRAFT };
  return owner === from ? draft : EMPTY_DRAFT;
}

export function storeDraft(from: string, draft: TransferDraft): void {
  stored.write({ ...draft, from });
}
