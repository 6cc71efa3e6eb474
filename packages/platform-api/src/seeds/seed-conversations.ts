import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Random } from '../media/scenes/random.ts';
import { isJapaneseMember } from './members.ts';
import { type SeedContext, USER_COUNT } from './seed-context.ts';
import { DEMO_MEMBER } from './seed-people.ts';
import * as english from './words/dialogues/english.ts';
import * as japanese from './words/dialogues/japanese.ts';

const CONVERSATION_COUNT = 60;
/** Conversations of the demo member; the first one is long enough for several pages. */
const DEMO_CONVERSATIONS = 8;
const LONG_CONVERSATION = 95;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Members who write to each other in dialogues. */
export async function seedConversations({ database, random, now }: SeedContext): Promise<void> {
  const conversations = [];
  const members = [];
  const messages: Insertable<Tables['messages']>[] = [];
  const pairs = new Map<string, Insertable<Tables['conversation_pairs']>>();
  // The demo member reads no dialogue twice.
  const left = { english: [...english.DIALOGUES], japanese: [...japanese.DIALOGUES] };
  for (let id = 1; id <= CONVERSATION_COUNT; id += 1) {
    const pair = id <= DEMO_CONVERSATIONS ? ([DEMO_MEMBER.id, id + 1] as const) : pairOf(random);
    const [low_id, high_id] = [Math.min(...pair), Math.max(...pair)];
    if (pairs.has(`${low_id} ${high_id}`)) continue;
    pairs.set(`${low_id} ${high_id}`, { low_id, high_id, conversation_id: id, is_answered: true });
    const language = pair.some(isJapaneseMember) ? 'japanese' : 'english';
    const source =
      id <= DEMO_CONVERSATIONS ? left[language] : [...(language === 'japanese' ? japanese : english).DIALOGUES];
    const drawn = linesOf(random, source, id === 1 ? LONG_CONVERSATION : random.whole(4, 16));
    // The demo member has unread messages: in each second conversation the other one wrote last.
    const isUnread = id <= DEMO_CONVERSATIONS && id % 2 === 1 && drawn.at(-1)?.turn === 0;
    const lines = isUnread ? drawn.map((line): Line => ({ ...line, turn: line.turn === 0 ? 1 : 0 })) : drawn;
    const newest = now.getTime() - MINUTE * 2 - ((id - 1) / CONVERSATION_COUNT) ** 2 * 12 * DAY;
    const times = timesOf(random, lines, newest);
    conversations.push({
      id,
      last_sequence: lines.length,
      last_change: lines.length,
      last_message_at: times.at(-1) ?? now,
    });
    messages.push(
      ...lines.map(({ body, turn }, index) => ({
        conversation_id: id,
        sequence: index + 1,
        sender_id: pair[turn],
        client_id: `seed-${id}-${index + 1}`,
        change: index + 1,
        body,
        created_at: times[index] ?? now,
      })),
    );
    const writer = pair[lines.at(-1)?.turn ?? 0];
    for (const user of pair) {
      const unread = id % 2 === 1 ? Math.min(random.whole(1, 3), lines.length) : 0;
      members.push({
        conversation_id: id,
        user_id: user,
        // Who wrote the last message had the conversation open, so nothing is unread there.
        read_sequence: writer === user ? lines.length : lines.length - unread,
        read_at: now,
      });
    }
  }
  await database.insertInto('conversations').values(conversations).execute();
  await database.insertInto('conversation_members').values(members).execute();
  await database.insertInto('messages').values(messages).execute();
  await database
    .insertInto('conversation_pairs')
    .values([...pairs.values()])
    .execute();
}

/** Two members of the same language. */
function pairOf(random: Random): readonly [number, number] {
  const first = random.whole(10, USER_COUNT / 2);
  return [first, first + 3 * random.whole(5, 30)];
}

interface Line {
  body: string;
  /** Which of the two writes. */
  turn: 0 | 1;
  isFirst: boolean;
}

/** Whole dialogues until there are enough lines. The other member begins each second one. Takes them from `source`. */
function linesOf(random: Random, source: (readonly string[])[], count: number): Line[] {
  const lines: Line[] = [];
  while (lines.length < count && source.length > 0) {
    const [dialogue = []] = source.splice(random.whole(0, source.length - 1), 1);
    const starter = random.whole(0, 1);
    lines.push(
      ...dialogue.map((body, index): Line => ({ body, turn: (index + starter) % 2 ? 1 : 0, isFirst: index === 0 })),
    );
  }
  return lines;
}

/** Minutes between lines, hours to days between dialogues. @returns in ascending order, the last at `newest` */
function timesOf(random: Random, lines: readonly Line[], newest: number): Date[] {
  let time = newest;
  return lines
    .toReversed()
    .map(({ isFirst }) => {
      const at = new Date(time);
      time -= isFirst ? random.between(0.3, 2.5) * DAY : random.between(0.3, 4) * MINUTE;
      return at;
    })
    .toReversed();
}
