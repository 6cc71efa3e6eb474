import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { plannedEachTime } from '../connection/prepared-statements.ts';
import { containsText, termsOf } from '../search/contains-text.ts';
import { type MessageRow, selectMessages } from './messages.ts';

interface MessageSearch {
  conversationId: number;
  /** The first message that the caller sees. */
  firstSeq: number;
  /** All of its terms must be in a message. */
  text: string;
}

/** One page of the messages of a conversation that contain a text, the latest first, and how many there are. */
export async function searchMessagePage(
  database: Database,
  { conversationId, firstSeq, text }: MessageSearch,
  page: { limit: number; offset: number },
): Promise<{ count: number; rows: MessageRow[] }> {
  const terms = termsOf(text);
  if (terms.length === 0) return { count: 0, rows: [] };
  const searched = sql`search_text(messages.body)`;
  const matches = sql<boolean>`${sql.join(
    terms.map((term) => containsText(searched, term)),
    sql` and `,
  )}`;
  // Some terms are common and some are rare: the index of the conversation or the one of the text is faster.
  const found = database
    .selectFrom('messages')
    .where(sql<boolean>`${plannedEachTime} messages.conversation_id = ${conversationId}`)
    .where('messages.sequence', '>=', firstSeq)
    .where('messages.deleted_at', 'is', null)
    .where(matches);
  const { count } = await found.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  const hits = await found
    .select('messages.sequence')
    .orderBy('messages.sequence', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  if (hits.length === 0) return { count, rows: [] };
  const rows = await selectMessages(database)
    .where('messages.conversation_id', '=', conversationId)
    .where(
      'messages.sequence',
      'in',
      hits.map(({ sequence }) => sequence),
    )
    .orderBy('messages.sequence', 'desc')
    .execute();
  return { count, rows };
}

/** The position of the first message at or after a time, of those from `firstSeq` on; undefined when all are older. */
export async function findSequenceAt(
  database: Database,
  { conversationId, firstSeq, at }: { conversationId: number; firstSeq: number; at: Date },
): Promise<number | undefined> {
  const row = await database
    .selectFrom('messages')
    .select('sequence')
    .where('conversation_id', '=', conversationId)
    .where('created_at', '>=', at)
    .where('sequence', '>=', firstSeq)
    .orderBy('created_at')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return row?.sequence;
}
