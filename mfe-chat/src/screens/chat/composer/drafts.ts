import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';
import { pendingPicture } from '../../../shared/outbox/pending-message.ts';

const draft = z.object({ text: z.string(), pictures: z.array(pendingPicture) });

/** What a member has written for a user. Its pictures are uploaded. */
export type Draft = z.output<typeof draft>;

const EMPTY: Draft = { text: '', pictures: [] };
const drafts = createStored('chatDrafts', { schema: z.record(z.string(), draft), empty: {} });
const nameOf = (memberId: number, receiverId: number) => `${memberId}-${receiverId}`;

/** What a member has written for a user; empty if the storage is blocked or its value is invalid. */
export const readDraft = (memberId: number, receiverId: number): Draft =>
  drafts.read()[nameOf(memberId, receiverId)] ?? EMPTY;

/** Without a storage, the field holds the text while the conversation is open. */
export function storeDraft(memberId: number, receiverId: number, next: Draft): void {
  const name = nameOf(memberId, receiverId);
  const { [name]: _before, ...others } = drafts.read();
  const isEmpty = next.text === '' && next.pictures.length === 0;
  drafts.write(isEmpty ? others : { ...others, [name]: next });
}
