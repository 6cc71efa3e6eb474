import * as z from '@xana/contracts/schema';
import { MAX_MESSAGE_PICTURES } from '../../chat-limits.ts';
import { defineOperation } from '../../operation.ts';
import { CODE_UNITS_PER_CHARACTER, TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { uploadedPicture } from '../uploads/uploaded-picture.ts';
import { clientId, message, messageBody, messageId, newMessagePicture } from './message.ts';

export const sendMessage = defineOperation({
  id: 'sendMessage',
  summary: 'Send a message',
  description:
    'Idempotent: a request with a `clientId` that was used before returns the message that was sent then. To a user who does not follow you and has not answered, you can send three messages.',
  method: 'POST',
  path: '/chat/create-msg',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    receiverId: described(id, 'Id of the user who receives it.'),
    clientId,
    body: described(
      z.string().check(z.maxLength(TEXT_LIMITS.message * CODE_UNITS_PER_CHARACTER.text), z.regex(/^[^\0]*$/)),
      'Text of the message; may be empty beside pictures.',
      { maxLength: TEXT_LIMITS.message, examples: ['See you at eight'] },
    ),
    pictures: described(
      z.optional(z.array(newMessagePicture).check(z.maxLength(MAX_MESSAGE_PICTURES))),
      'Pictures of the message. Each upload can be sent once.',
      { examples: [[]] },
    ),
    replyTo: described(
      z.optional(z.nullable(id)),
      'The `seq` of the message of this conversation that it answers. One that does not exist is left out.',
    ),
  }),
  output: message,
  errors: [
    'USER_NOT_FOUND',
    'MESSAGE_SELF',
    'CLIENT_ID_REUSED',
    'MESSAGES_NOT_ALLOWED',
    'MESSAGE_REQUEST_PENDING',
    'UPLOAD_IMAGE',
  ],
});

export const uploadChatPicture = defineOperation({
  id: 'uploadChatPicture',
  summary: 'Upload a picture for a message',
  description:
    'JPG, PNG or WebP, at most 10 MB and 25 megapixels. The server re-encodes the picture, which removes EXIF data such as the position. A picture that is not sent within seven days is deleted.',
  method: 'POST',
  path: '/chat/upload-picture',
  authorization: 'required',
  needsTerms: true,
  accepts: 'file',
  input: z.strictObject({}),
  output: uploadedPicture,
  errors: ['UPLOAD_IMAGE', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
});

export const editChatMsg = defineOperation({
  id: 'editChatMsg',
  summary: 'Edit a message of yours',
  method: 'PUT',
  path: '/chat/edit-chat-msg/:id',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ id: messageId, body: messageBody }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});

/** The spec writes the path as `{a}/{b}`: the conversation and the position of the message. */
export const likeUnlikeMsg = defineOperation({
  id: 'likeUnlikeMsg',
  summary: 'Like or unlike a message',
  description:
    'Without `isLike`, toggles between liked and not liked. With it, sets that state; repeating the request changes nothing.',
  host: 'chat',
  method: 'PUT',
  path: '/api/v1/like-unlike-msg/:conversationId/:seq',
  authorization: 'required',
  input: z.strictObject({
    conversationId: described(id, 'Id of the conversation.'),
    seq: described(id, 'Position of the message in the conversation.', { examples: [1] }),
    isLike: described(z.optional(z.nullable(z.boolean())), '`true` to like, `false` to unlike; left out, it toggles.'),
  }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});

export const deleteChatMsg = defineOperation({
  id: 'deleteChatMsg',
  summary: 'Delete a message of yours',
  description:
    'The message keeps its position in the conversation; its text is gone. You can restore it for one hour (`restoreChatMsg`).',
  method: 'DELETE',
  path: '/chat/delete-chat-msg/:id',
  authorization: 'required',
  input: z.strictObject({ id: messageId }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});

export const restoreChatMsg = defineOperation({
  id: 'restoreChatMsg',
  summary: 'Restore a message that you deleted',
  description: 'Possible for one hour. Its pictures and likes are restored too. Repeating the request changes nothing.',
  method: 'POST',
  path: '/chat/restore-chat-msg',
  authorization: 'required',
  input: z.strictObject({ id: messageId }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
