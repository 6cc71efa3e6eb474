import type { MessageRow } from '../database/chat/messages.ts';
import { toMessage } from '../operations/chat/to-message.ts';
import type { ModerationContext } from './decision.ts';

/** Emits a changed message to both members of its conversation. Call it after the transaction. */
export function emitMessage({ config, chatEvents }: ModerationContext, row: MessageRow | undefined): void {
  if (!row || !config) return;
  chatEvents.emit({ to: [row.sender_id, row.receiver_id], event: 'message', data: toMessage(config, row) });
}
