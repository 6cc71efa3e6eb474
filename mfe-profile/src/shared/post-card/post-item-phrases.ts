import { messagePhrases } from '@xana/i18n/messages';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { pictureGalleryPhrases } from '@xana/remote-kit/picture-gallery';
import { picturePhrases } from '@xana/remote-kit/picture-uploads';
import { attachmentPhrases } from '../attachment/phrases/phrases.ts';
import { mentionPhrases } from '../mentions/phrases/phrases.ts';
import { commentPhrases } from '../post-comments/phrases/phrases.ts';
import { undoPhrases } from '../undo-notice/phrases/phrases.ts';
import { writingPhrases } from '../writing/phrases/phrases.ts';
import { postCardPhrases } from './phrases/phrases.ts';

/** What a module must load that shows `PostItem`: a post with its comments and all that a member can do with it. */
export const POST_ITEM_PHRASES = [
  postCardPhrases,
  commentPhrases,
  writingPhrases,
  attachmentPhrases,
  undoPhrases,
  mentionPhrases,
  countPhrases,
  picturePhrases,
  pictureGalleryPhrases,
  messagePhrases,
];
