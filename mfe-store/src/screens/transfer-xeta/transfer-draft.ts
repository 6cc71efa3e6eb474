import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { fromWei } from '@xana/wallet/amounts';
import type { SentTransfer } from './sent-transfers.ts';

/** What the form holds. */
export interface TransferDraft {
  /** An address, or the name of a member that is being searched for. */
  recipient: string;
  /** The chosen member, if the address is theirs. */
  member: { name: string; username: string | null; picture: string | null; color: string } | null;
  /** As it was typed. */
  amount: string;
}

export const EMPTY_DRAFT: TransferDraft = { recipient: '', member: null, amount: '' };
/** Behind the initial of a member whose color is unknown. */
export const DEFAULT_COLOR = '#8b8ba0';
const key = TAB_STORAGE_KEYS.transferDraft;

/** The draft of a transfer that was not carried out: the member does not type it again. */
export const draftOf = ({ to, wei, name }: Pick<SentTransfer, 'to' | 'wei' | 'name'>): TransferDraft => ({
  recipient: to,
  amount: fromWei(wei),
  member: name === null ? null : { name, username: null, picture: null, color: DEFAULT_COLOR },
});

/**
 * The draft of a member in this tab; empty if there is none, or the storage is blocked.
 *
 * @param from the address of the member: another member of this tab must not see it
 */
export function readDraft(from: string): TransferDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<TransferDraft> & { from?: string };
    if (stored.from !== from) return EMPTY_DRAFT;
    const { recipient, amount, member } = stored;
    const isMember = typeof member?.name === 'string' && typeof member.color === 'string';
    return {
      recipient: typeof recipient === 'string' ? recipient : '',
      amount: typeof amount === 'string' ? amount : '',
      member: isMember
        ? { name: member.name, username: member.username ?? null, color: member.color, picture: member.picture ?? null }
        : null,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function storeDraft(from: string, draft: TransferDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, from }));
  } catch {
    // The dialog still holds the draft while it is open.
  }
}
