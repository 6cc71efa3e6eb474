import type { Message } from '@xana/contracts/http/chat/message';

/** What the field under the messages does. */
export type ComposerMode = { kind: 'new' } | { kind: 'reply'; message: Message } | { kind: 'edit'; message: Message };

export const NEW_MESSAGE: ComposerMode = { kind: 'new' };
