import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Comments',
  more: 'Show more comments',
  failed: 'The comments could not be loaded',
  add: 'Write a comment',
  send: 'Comment',
  menu: 'More about the comment by {{name}}',
  edit: 'Edit',
  'edit.text': 'Text of the comment',
  delete: 'Delete',
  deleted: 'Comment deleted',
  gone: 'This comment is no longer available',
  reply: 'Reply',
  'reply.to': 'Reply to {{name}}',
  'reply.send': 'Reply',
  'reply.cancel': 'Cancel',
  replies_one: 'Show {{count}} reply',
  replies_other: 'Show {{count}} replies',
  'replies.hide': 'Hide the replies',
  'replies.to': 'Replies to {{name}}',
  'replies.more': 'Show more replies',
} as const;

export const { useText } = definePhrases('mfe-profile/post-comments', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
