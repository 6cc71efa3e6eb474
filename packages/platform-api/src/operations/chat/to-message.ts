import type { Message } from '@xana/contracts/http/chat/message';
import type { MessageRow } from '../../database/messages.ts';

export const toMessage = (row: MessageRow): Message => ({
  id: `${row.conversation_id}-${row.sequence}`,
  clientId: row.client_id,
  conversationId: row.conversation_id,
  senderId: row.sender_id,
  receiverId: row.receiver_id,
  body: row.body,
  likes: row.deleted_at ? [] : row.likes,
  seq: row.sequence,
  change: row.change,
  replyTo: toQuote(row),
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  ...(row.hidden_at ? { isHidden: true } : {}),
  readAt: row.sequence <= row.read_sequence ? (row.read_at?.toISOString() ?? null) : null,
});

const toQuote = ({ reply_sequence, quoted_sender_id, quoted_body }: MessageRow): Message['replyTo'] =>
  reply_sequence === null || quoted_sender_id === null
    ? null
    : { seq: reply_sequence, senderId: quoted_sender_id, body: quoted_body ?? '' };
