import * as z from '@xana/contracts/schema';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { pendingPicture } from '../../../shared/outbox/pending-message.ts';

const { key } = STORAGE_KEYS.chatDrafts;
const draft = z.object({ text: z.string(), pictures: z.array(pendingPicture) });
/** A release of before stored the text alone. */
const drafts = z.record(z.string(), z.union([draft, z.string()]));

/** What a member has written for a user. Its pictures are uploaded. */
export type Draft = z.output<typeof draft>;

const EMPTY: Draft = { text: '', pictures: [] };
const nameOf = (memberId: number, receiverId: number) => `${memberId}-${receiverId}`;

/** What a member has written for a user; empty if the storage is blocked or its value is invalid. */
export function readDraft(memberId: number, receiverId: number): Draft {
  const stored = readAll()[nameOf(memberId, receiverId)] ?? EMPTY;
  return typeof stored === 'string' ? { ...EMPTY, text: stored } : stored;
}

export function storeDraft(memberId: number, receiverId: number, next: Draft): void {
  const name = nameOf(memberId, receiverId);
  const { [name]: _before, ...others } = readAll();
  const isEmpty = next.text === '' && next.pictures.length === 0;
  try {
    localStorage.setItem(key, JSON.stringify(isEmpty ? others : { ...others, [name]: next }));
  } catch {
    // The field still holds the text while the conversation is open.
  }
}

function readAll(): z.output<typeof drafts> {
  try {
    const checked = drafts.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return checked.success ? checked.data : {};
  } catch {
    return {};
  }
}
