import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { insertSpace } from '../../../test/test-rows.ts';
import { logIn, logInMembers, type Member, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { moveXeny, readXenyBalance } from '../payments/xeny-ledger.ts';

// The other tests run on PostgreSQL. These are one of each kind of query, and what only the embedded database does.
async function send(server: TestServer, member: Member, method: 'GET' | 'POST', url: string, body?: object) {
  const { status, data } = await server.ask(method, url, { token: member.token, ...(body ? { body } : {}) });
  expect([url, status]).toEqual([url, 200]);
  return data as unknown;
}

describe('queries of the embedded database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await createTestDatabase(undefined, 'empty') });
  }, 120_000);
  afterAll(() => server.close());
  const pair = () => logInMembers(server, 2);

  it('searches names in either kana, and despite a typo', async () => {
    const { userId } = await logIn(server);
    for (const name of ['ネコカフェ', 'Genesis Land']) await insertSpace(server, { name, creator_id: userId });
    for (const [text, name] of [
      ['ねこかふぇ', 'ネコカフェ'],
      ['カフェ', 'ネコカフェ'],
      ['Genesys Lamd', 'Genesis Land'],
    ] as const) {
      const url = `/item/v2/search-all?name=${encodeURIComponent(text)}&pageNumber=1&pageSize=5`;
      const { data } = await server.get(url);
      expect((data as { paginatedResults: { name: string }[] }).paginatedResults).toMatchObject([{ name }]);
    }
  });

  it('books a movement of the ledger once when concurrent requests use the same key', async () => {
    const { userId } = await logIn(server);
    const move = () => moveXeny(server.database, { key: 'the-same', from: null, to: userId, amount: 50 });
    expect((await Promise.all(Array.from({ length: 20 }, move))).filter(Boolean)).toHaveLength(1);
    expect(await readXenyBalance(server.database, userId)).toBe('50');
    await moveXeny(server.database, { key: 'spent', from: userId, to: null, amount: 20 });
    expect(await readXenyBalance(server.database, userId)).toBe('30');
  });

  it('counts followers by triggers, and a repeated follow once', async () => {
    const [me, other] = await pair();
    const follow = () => send(server, me, 'POST', '/follow/user', { userId: other.userId });
    await Promise.all([follow(), follow(), follow()]);
    expect(await follow()).toEqual({ isFollowing: true, followerCount: 1 });
  });

  it('pages the feed of those whom a member follows', async () => {
    const [me, other] = await pair();
    await send(server, me, 'POST', '/follow/user', { userId: other.userId });
    for (const descriptions of ['One', 'Two', 'Three'])
      await send(server, other, 'POST', '/feeds/single-feed', { descriptions });
    const page = async (number: number) =>
      (await send(server, me, 'GET', `/feeds/public/v2/get-all-feeds/${number}/2?from=following`)) as object;
    expect(await page(1)).toMatchObject({ count: 3, rows: [{ descriptions: 'Three' }, { descriptions: 'Two' }] });
    expect(await page(2)).toMatchObject({ count: 3, rows: [{ descriptions: 'One' }] });
  });

  it('stores messages in order, counts the unread ones, and searches them', async () => {
    const [me, friend] = await pair();
    let written = 0;
    const write = (from: Member, to: Member, body: string) => {
      written += 1;
      const message = { receiverId: to.userId, clientId: `embedded-${written}`, body };
      return send(server, from, 'POST', '/chat/create-msg', message);
    };
    await write(friend, me, 'Hello there');
    await write(me, friend, 'Welcome');
    const message = (await write(friend, me, '明日はサクラ')) as { conversationId: number };
    expect(await send(server, me, 'GET', '/chat/fetch-unread-chats-count')).toBe(2);
    const find = `/chat/search-messages/${message.conversationId}/1/20?text=${encodeURIComponent('さくら')}`;
    expect(await send(server, me, 'GET', find)).toMatchObject({ count: 1, rows: [{ body: '明日はサクラ' }] });
  });
});

describe('files of the embedded database', () => {
  const dataDirectory = createTempDirectory('embedded');
  const start = () => startTestServer({ databaseUrl: undefined, dataDirectory });
  const readMigrations = async ({ database }: TestServer) =>
    (await sql<{ name: string; applied_at: Date }>`select * from applied_migrations order by name`.execute(database))
      .rows;

  it('are migrated once, keep the data for the next start, and are locked for other processes', async () => {
    const first = await start();
    const migrations = await readMigrations(first);
    expect(migrations.map(({ name }) => name)).toContain('0112-baseline');
    const { userId, wallet } = await logIn(first);
    expect(await openInOtherProcess(dataDirectory)).toContain(`is in use by process ${process.pid}`);
    await first.close();
    const second = await start();
    expect(await readMigrations(second)).toEqual(migrations);
    expect((await logIn(second, wallet)).userId).toBe(userId);
    await second.close();
    expect(await openInOtherProcess(dataDirectory)).toBe('');
  }, 120_000);
});

/** @returns what it prints to standard error */
async function openInOtherProcess(directory: string): Promise<string> {
  const script = `import { lockDirectory } from './directory-lock.ts'; lockDirectory(${JSON.stringify(directory)})();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (data) => {
    printed += String(data);
  });
  await once(child, 'close');
  return printed;
}
