import type { Message, MessagePicture } from '@xana/contracts/http/chat/message';
import type { MessagePictureRow } from '../../database/chat/message-pictures.ts';
import type { MessageRow } from '../../database/chat/messages.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import type { Platform } from '../../platform.ts';

type Addresses = Pick<Platform['config'], 'origins'>;

export const toMessage = (config: Addresses, row: MessageRow): Message => ({
  id: `${row.conversation_id}-${row.sequence}`,
  clientId: row.client_id,
  conversationId: row.conversation_id,
  senderId: row.sender_id,
  receiverId: row.receiver_id,
  body: row.body,
  pictures: row.deleted_at ? [] : (row.pictures ?? []).map((picture) => toPicture(config, picture)),
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

const toPicture = (config: Addresses, { picture, ...facts }: MessagePictureRow): MessagePicture => ({
  url: pictureAddress(config, picture),
  ...facts,
});

const toQuote = ({
  reply_sequence,
  quoted_sender_id,
  quoted_body,
  quoted_has_pictures,
}: MessageRow): Message['replyTo'] =>
  reply_sequence === null || quoted_sender_id === null
    ? null
    : {
        seq: reply_sequence,
        senderId: quoted_sender_id,
        body: quoted_body ?? '',
        hasPictures: quoted_has_pictures === true,
      };
