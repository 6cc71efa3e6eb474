import { isPersonName, isReservedName, isUsername } from '@xana/validation';
import { useTestServer } from '../../test/test-server.ts';
import { wordsOfName } from '../media/scenes/words-of-names.ts';
import { interestOf } from './interests.ts';
import { isJapaneseMember, makeMembers } from './members.ts';
import { USER_COUNT } from './seed-context.ts';
import * as english from './words/events/english.ts';
import * as japanese from './words/events/japanese.ts';

const MAX_SAME_COMMENTS = 8;
const HOUR = 3_600_000;

const server = useTestServer({ seed: 'demo' });

const isJapaneseText = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);
const repeated = (texts: readonly string[]) => texts.filter((text, index) => text && texts.indexOf(text) !== index);

/** How often each value occurs, most often first. */
function countsOf(values: readonly unknown[]): number[] {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].sort((one, other) => other - one);
}

it('[VA-02] [VA-06] names members as people name themselves, each with a name and a username of their own', () => {
  const members = makeMembers(USER_COUNT);
  expect(members.filter(({ name }) => !isPersonName(name) || isReservedName(name))).toEqual([]);
  expect(members.filter(({ username }) => !isUsername(username) || isReservedName(username))).toEqual([]);
  expect(members.filter(({ name, id }) => isJapaneseText(name) !== isJapaneseMember(id))).toEqual([]);
  expect(members.filter(({ bio, id }) => bio && isJapaneseText(bio) !== isJapaneseMember(id))).toEqual([]);
  expect(repeated(members.map(({ name }) => name))).toEqual([]);
  expect(repeated(members.map(({ username }) => username))).toEqual([]);
  expect(repeated(members.map(({ bio }) => bio))).toEqual([]);
  expect(members.filter(({ bio }) => bio).length).toBeGreaterThan(150);
});

it('repeats no post, no name and no description, and few comments', async () => {
  const { database } = server;
  const posts = await database.selectFrom('posts').select('text').execute();
  const spaces = await database.selectFrom('spaces').select(['name', 'description']).execute();
  const events = await database.selectFrom('events').select(['title', 'description']).execute();
  const comments = await database.selectFrom('post_comments').select('text').execute();
  expect(posts.length).toBeGreaterThan(300);
  expect(repeated(posts.map(({ text }) => text))).toEqual([]);
  expect(repeated(spaces.map(({ name }) => name))).toEqual([]);
  expect(repeated(spaces.map(({ description }) => description))).toEqual([]);
  expect(repeated(events.map(({ title }) => title))).toEqual([]);
  expect(repeated(events.map(({ description }) => description))).toEqual([]);
  expect(countsOf(comments.map(({ text }) => text))[0]).toBeLessThanOrEqual(MAX_SAME_COMMENTS);
});

it('writes posts, comments and descriptions in the language of their author', async () => {
  const { database } = server;
  const posts = await database.selectFrom('posts').select(['text', 'user_id', 'attachment_kind']).execute();
  const spaces = await database
    .selectFrom('spaces')
    .select(['description', 'creator_id'])
    .where('creator_id', 'is not', null)
    .execute();
  const comments = await database.selectFrom('post_comments').select(['text', 'user_id']).execute();
  const texts = [
    ...posts.map(({ text, user_id }) => ({ text, by: user_id })),
    ...comments.map(({ text, user_id }) => ({ text, by: user_id })),
    ...spaces.map(({ description, creator_id }) => ({ text: description, by: creator_id ?? 0 })),
  ];
  expect(texts.filter(({ text, by }) => isJapaneseText(text) !== isJapaneseMember(by))).toEqual([]);
});

it('names the space or the event in the post that shows it, and dates no comment before its post or after now', async () => {
  const { database } = server;
  const cards = await database
    .selectFrom('posts')
    .leftJoin('spaces', 'spaces.id', 'attachment_id')
    .leftJoin('events', 'events.id', 'attachment_id')
    .select(['text', 'attachment_kind', 'name', 'title'])
    .where('attachment_kind', 'is not', null)
    .execute();
  expect(cards.length).toBeGreaterThan(150);
  expect(
    cards.filter(({ text, attachment_kind, name, title }) => {
      const shown = attachment_kind === 'space' ? name : title;
      return !shown || !text.includes(shown);
    }),
  ).toEqual([]);
  const comments = await database
    .selectFrom('post_comments')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(['post_comments.created_at as at', 'posts.created_at as post_at'])
    .execute();
  expect(comments.length).toBeGreaterThan(200);
  expect(comments.filter(({ at, post_at }) => at <= post_at || at.getTime() > Date.now())).toEqual([]);
});

it('holds events in spaces that fit them, for hours and not for days, exhibitions excepted', async () => {
  const events = await server.database
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'space_id')
    .select(['title', 'type', 'starts_at', 'ends_at', 'spaces.name', 'host_id', 'creator_id'])
    .execute();
  const ideas = [...english.EVENTS, ...japanese.EVENTS];
  const wrong = events.filter(({ title, name, type, starts_at, ends_at }) => {
    const idea = ideas.find((each) => title.startsWith(each.title));
    const hours = (ends_at.getTime() - starts_at.getTime()) / HOUR;
    const fits = idea?.venues.some((venue) => wordsOfName(name).includes(venue));
    return !fits || idea?.type !== type || (type === 'exhibition' ? hours < 24 : hours > 4);
  });
  expect(wrong).toEqual([]);
  expect(events.filter(({ host_id, creator_id }) => creator_id !== null && creator_id !== host_id)).toEqual([]);
});

it('lets members follow those of their interest more often than others', async () => {
  const follows = await server.database.selectFrom('follows').select(['follower_id', 'followed_id']).execute();
  const near = follows.filter(({ follower_id, followed_id }) => interestOf(follower_id) === interestOf(followed_id));
  expect(near.length / follows.length).toBeGreaterThan(0.3);
  const counts = countsOf(follows.map(({ followed_id }) => followed_id));
  expect(counts[0]).toBeGreaterThan(4 * (counts[Math.floor(counts.length / 2)] ?? 0));
});

it('writes dialogues in which no member answers their own line twice', async () => {
  const messages = await server.database
    .selectFrom('messages')
    .select(['conversation_id', 'sequence', 'sender_id', 'body', 'created_at'])
    .orderBy('conversation_id')
    .orderBy('sequence')
    .execute();
  const neighbours = messages.slice(1).map((message, index) => ({ before: messages[index], message }));
  const inOne = neighbours.filter(({ before, message }) => before?.conversation_id === message.conversation_id);
  expect(inOne.filter(({ before, message }) => before && before.created_at > message.created_at)).toEqual([]);
  const first = messages.filter(({ conversation_id }) => conversation_id === 1);
  expect(first.length).toBeGreaterThanOrEqual(95);
  expect(repeated(first.map(({ body }) => body))).toEqual([]);
});
