import type { Random } from '../media/scenes/random.ts';
import { PAST_COUNT } from './event-times.ts';
import { isJapaneseMember } from './members.ts';
import { LOBBY_ID, type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';
import * as english from './words/posts/english.ts';
import * as japanese from './words/posts/japanese.ts';
import { CARD_COMMENTS, EVENT_POSTS, type PostTemplates, SPACE_POSTS } from './words/posts/posts-with-cards.ts';

export interface PlannedPost {
  authorId: number;
  text: string;
  /** Terms of the picture. */
  scene?: string;
  attachment?: { kind: 'space' | 'event'; id: number };
  comments: { authorId: number; text: string }[];
}

/** How often each sentence with a name in it is used. */
const USES_PER_TEMPLATE = 4;

/** Hand-written posts; each is used once. */
export function plainPosts(random: Random): PlannedPost[] {
  return [...english.POSTS, ...japanese.POSTS].map(({ text, scene, comments }) => {
    const authorId = authorOf(random, text);
    return { authorId, text, scene, comments: comments.map((comment) => answer(random, authorId, comment)) };
  });
}

interface Subject {
  kind: 'space' | 'event';
  id: number;
  name: string;
  ownerId: number;
}

/** Posts that name the space or the event that they show as a card. */
export async function cardPosts({ database, random }: SeedContext): Promise<PlannedPost[]> {
  const spaces = await database
    .selectFrom('spaces')
    .select(['id', 'name', 'creator_id'])
    .where('id', '<=', SPACE_COUNT)
    .where('id', '<>', LOBBY_ID)
    .orderBy('id')
    .execute();
  const events = await database
    .selectFrom('events')
    .select(['id', 'title', 'host_id'])
    .where('id', '>', PAST_COUNT)
    .orderBy('id')
    .execute();
  const spaceSubjects = spaces.flatMap(({ id, name, creator_id }) =>
    creator_id === null ? [] : [{ kind: 'space' as const, id, name, ownerId: creator_id }],
  );
  const eventSubjects = events.map(({ id, title, host_id }) => ({
    kind: 'event' as const,
    id,
    name: title,
    ownerId: host_id,
  }));
  return [...fill(random, SPACE_POSTS, spaceSubjects), ...fill(random, EVENT_POSTS, eventSubjects)];
}

/** Each template with several subjects of its language; no subject is used twice. */
function fill(random: Random, templates: PostTemplates, subjects: readonly Subject[]): PlannedPost[] {
  const languages = ['english', 'japanese'] as const;
  return languages.flatMap((language) => {
    const own = subjects.filter(({ ownerId }) => isJapaneseMember(ownerId) === (language === 'japanese'));
    const free = own.map((subject) => ({ subject, key: random.next() })).sort((one, other) => one.key - other.key);
    const { makers, visitors } = templates[language];
    const answers = CARD_COMMENTS[language];
    const all = [...makers, ...visitors].map((template, index) => ({ template, isMaker: index < makers.length }));
    return Array.from({ length: USES_PER_TEMPLATE }, () => all)
      .flat()
      .slice(0, free.length)
      .map(({ template, isMaker }, index) => {
        const { kind, id, name, ownerId } = free[index]?.subject ?? {
          kind: 'space',
          id: LOBBY_ID,
          name: '',
          ownerId: 1,
        };
        const authorId = isMaker ? ownerId : authorOf(random, template);
        const comments =
          index % 2 ? [answer(random, authorId, answers[Math.floor(index / 2) % answers.length] ?? '')] : [];
        return { authorId, text: template.replace('{name}', name), attachment: { kind, id }, comments };
      });
  });
}

const isJapaneseText = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

/** A member who writes in the language of a text; the first ones write more. */
function authorOf(random: Random, text: string): number {
  for (;;) {
    const id = 1 + Math.floor(random.next() ** 1.6 * USER_COUNT);
    if (isJapaneseMember(id) === isJapaneseText(text)) return id;
  }
}

/** A comment by another member. */
function answer(random: Random, postAuthorId: number, text: string): { authorId: number; text: string } {
  for (;;) {
    const authorId = authorOf(random, text);
    if (authorId !== postAuthorId) return { authorId, text };
  }
}
