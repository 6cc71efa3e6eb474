import pg from 'pg';

export const HISTORY_MESSAGES = 10_000;
export const FEED_POSTS = 1_000;

/** Texts of one to four lines. */
const TEXT = `'Row ' || n || repeat(' of a long conversation about spaces, events and avatars', n % 5)`;

/** Adds messages of both members in turn to a conversation that has two messages; the last is from an hour ago. */
export async function fillConversation(url: string, conversationId: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into messages (conversation_id, sequence, sender_id, client_id, body, change, created_at)
       select $1, n, member.user_id, 'bench-' || n, ${TEXT}, n, now() - (($2 - n) * interval '1 minute') - interval '1 hour'
       from generate_series(3, $2) as n
       join lateral (
         select user_id from conversation_members where conversation_id = $1 order by user_id offset n % 2 limit 1
       ) as member on true`,
      [conversationId, HISTORY_MESSAGES],
    );
    await client.query('update conversations set last_sequence = $2, last_change = $2 where id = $1', [
      conversationId,
      HISTORY_MESSAGES,
    ]);
    await client.query('update conversation_members set read_sequence = $2 where conversation_id = $1', [
      conversationId,
      HISTORY_MESSAGES,
    ]);
  });
}

/** Writes posts of 30 seeded users, one a minute. Every fourth has one of 50 pictures. */
export async function fillFeed(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into posts (user_id, text, picture, like_count, created_at)
       select 1 + n % 30, ${TEXT}, case when n % 4 = 0 then 'post/t' || (1 + n % 50) end, n % 90,
         now() - (n * interval '1 minute') from generate_series(1, $1) as n`,
      [FEED_POSTS],
    ),
  );
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
