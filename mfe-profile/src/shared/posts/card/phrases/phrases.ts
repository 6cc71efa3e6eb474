import { definePhrases } from '@xana/i18n';

export const en = {
  of: 'Post by {{name}}',
  failed: 'Posts could not be loaded',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
  comments_one: '{{count}} comment',
  comments_other: '{{count}} comments',
  like: 'Like',
  share: 'Share this post',
  edited: 'Edited',
  more: 'More about the post by {{name}}',
  copyLink: 'Copy link',
  edit: 'Edit',
  delete: 'Delete',
  report: 'Report',
  deleted: 'Post deleted',
  'edit.title': 'Edit the post',
  'edit.text': 'Text of the post',
} as const;

export const postCardPhrases = definePhrases('mfe-profile/post-card', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = postCardPhrases.useText;
