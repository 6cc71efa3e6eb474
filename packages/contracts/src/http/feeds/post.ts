import * as z from '@xana/contracts/schema';
import { CODE_UNITS_PER_CHARACTER, TEXT_LIMITS } from '../../text-limits.ts';
import { described, named } from '../describe.ts';
import { id, instant, pictureUrl, words } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { postAttachment } from './post-attachment.ts';

const postPicture = named(
  'PostPicture',
  'A picture of a post.',
  z.object({
    url: described(pictureUrl, 'The picture.'),
    alt: described(z.string(), 'What it shows, for people who cannot see it; empty without a description.'),
  }),
);

/** Added later: an earlier platform leaves it out. */
const mentions = described(
  z.optional(
    z.array(
      named(
        'Mention',
        'A user whom a text mentions.',
        z.object({
          id: described(z.number(), 'Id of the user.'),
          username: described(z.string(), 'The username after the @ in the text, in lower case.', {
            examples: ['mia'],
          }),
          /** Added later: an earlier platform leaves it out. */
          name: z.optional(described(z.string(), 'Display name of the user.')),
        }),
      ),
    ),
  ),
  'The users whom the text mentions and whom you may see.',
);

export const newPostPicture = z.strictObject({
  url: described(pictureUrl, 'URL of a picture that you uploaded (`uploadFileV3`).'),
  alt: described(
    z.string().check(z.maxLength(TEXT_LIMITS.pictureDescription * CODE_UNITS_PER_CHARACTER.text), z.regex(/^[^\0]*$/)),
    'What it shows; may be empty.',
    { maxLength: TEXT_LIMITS.pictureDescription, examples: ['A lantern in the rain'] },
  ),
});

export const post = named(
  'Post',
  'A post of the feed.',
  z.object({
    id: described(z.number(), 'Id of the post.'),
    descriptions: described(z.string(), 'Text of the post.'),
    image: described(z.nullable(pictureUrl), 'The first picture of the post; null without one.'),
    images: described(z.array(postPicture), 'The pictures of the post, at most four.'),
    likeCount: described(z.number(), 'Number of likes.'),
    isLike: described(z.boolean(), 'Whether you like it; false without a token.'),
    commentCount: described(z.number(), 'Number of comments.'),
    createdAt: described(instant, 'When it was published.'),
    updatedAt: described(z.nullable(instant), 'When it was last edited; null before.'),
    user: described(userSummary, 'The author.'),
    mentions,
    /** Added later: an earlier platform leaves it out. */
    attachment: described(
      z.optional(z.nullable(postAttachment)),
      'The space or event that it shows; null without one.',
    ),
    isHidden: z.optional(
      described(z.boolean(), 'True for your own post that the moderators hid; it does not exist for other users.'),
    ),
  }),
);

export const postId = described(id, 'Id of the post.');
export const postText = described(words(TEXT_LIMITS.post), 'Text of the post.');

export const commentId = described(id, 'Id of the comment.');
export const commentText = described(words(TEXT_LIMITS.comment), 'Text of the comment.');
export const clientId = described(
  z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/)),
  'Idempotency key, made by the author once: a retry with the same key returns what the first request stored.',
  { examples: ['p4Qx2bVk9LmT4cZr'] },
);

export type Post = z.output<typeof post>;

export const comment = named(
  'Comment',
  'A comment on a post.',
  z.object({
    id: described(z.number(), 'Id of the comment.'),
    feedId: described(z.number(), 'Id of the post.'),
    text: described(z.string(), 'Text of the comment.'),
    createdAt: described(instant, 'When it was written.'),
    parentId: described(
      z.nullable(z.number()),
      'Id of the comment that it replies to; null for a comment on the post.',
    ),
    replyCount: described(z.number(), 'Number of replies; 0 for a reply.'),
    updatedAt: described(z.optional(z.nullable(instant)), 'When it was last edited; null before.'),
    user: described(userSummary, 'The author.'),
    mentions,
  }),
);

export type Comment = z.output<typeof comment>;
