import * as z from '@xana/contracts/schema';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

const { key } = STORAGE_KEYS.chatDrafts;
const drafts = z.record(z.string(), z.string());

const nameOf = (memberId: number, receiverId: number) => `${memberId}-${receiverId}`;

/** What a member has typed for a user; empty if the storage is blocked or its value is invalid. */
export function readDraft(memberId: number, receiverId: number): string {
  return readAll()[nameOf(memberId, receiverId)] ?? '';
}

export function storeDraft(memberId: number, receiverId: number, text: string): void {
  const { [nameOf(memberId, receiverId)]: _before, ...others } = readAll();
  try {
    const next = text === '' ? others : { ...others, [nameOf(memberId, receiverId)]: text };
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // The field still holds the text while the conversation is open.
  }
}

function readAll(): Record<string, string> {
  try {
    const checked = drafts.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return checked.success ? checked.data : {};
  } catch {
    return {};
  }
}
