import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Wallet } from 'ethers';
import { logIn, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')), { seed: 'demo' });
}, 120_000);
afterAll(() => server.close());

interface List {
  count: number;
  rows: Record<string, never>[];
}

const list = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as List;

describe('spaces', () => {
  it('[SB-02] public worlds come page by page, without gaps or repeats', async () => {
    const first = await list('/world/get-all-spaces/1/10');
    const second = await list('/world/get-all-spaces/2/10');
    expect(first.count).toBe(380);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(20);
  });

  it.each([
    '/world/get-all-spaces/0/10',
    '/world/get-all-spaces/1/51',
    '/world/get-all-spaces/1/x',
    '/world/get-all-spaces/1/10?sort=name;drop',
    '/item/get-space-details/x',
    `/item/get-hot-spaces-by-tagName/${'x'.repeat(41)}`,
    '/userCustomEvent/get-single-event/0',
    '/hot/get-single-world-hot/-1/ENVIRONMENT',
    '/hot/get-single-world-hot/1/HOUSE',
  ])('refuses %s with 400', async (url) => {
    const { status, code } = await server.ask('GET', url);
    expect([status, code]).toEqual([400, 'INPUT_INVALID']);
  });

  it('hot ones are sorted by what was visited lately, and games are apart', async () => {
    const hot = await list('/world/get-hot-spaces-prev7-days');
    const games = await list('/world/get-hot-games-prev7-days');
    expect(hot.rows.every(({ isGame }) => !isGame)).toBe(true);
    expect(games.rows.every(({ isGame }) => isGame)).toBe(true);
    const busy = hot.rows.at(-1)?.id as unknown as number;
    await server.database.updateTable('visits').set({ visits: 1_000_000 }).where('space_id', '=', busy).execute();
    expect((await list('/world/get-hot-spaces-prev7-days')).rows[0]?.id).toBe(busy);
  });

  it('[SP-03] all spaces come by tag, by kind and in each order', async () => {
    type Row = { id: number; tags: string[]; isGame: boolean; createdAt: string };
    const rows = async (query: string) =>
      (await list(`/world/get-all-spaces/1/50?${query}`)) as unknown as { count: number; rows: Row[] };
    const tagged = await rows('tag=Music');
    expect(tagged.count).toBeGreaterThan(0);
    expect(tagged.rows.every(({ tags }) => tags.includes('music'))).toBe(true);
    expect((await rows('kind=game')).rows.every(({ isGame }) => isGame)).toBe(true);
    expect((await rows('kind=game')).count + (await rows('kind=space')).count).toBe(380);
    const newest = (await rows('sort=new')).rows.map(({ createdAt }) => createdAt);
    expect(newest).toEqual([...newest].sort().reverse());
    const hot = (await list('/world/get-hot-spaces-prev7-days')).rows[0]?.id;
    expect((await rows('sort=mostActive&kind=space')).rows[0]?.id).toBe(hot);
    expect((await rows('sort=recommended')).rows).toHaveLength(50);
    expect((await rows('tag=no-such-tag')).count).toBe(0);
  });

  it('[RT-02] the Lobby is at 38, and reading it counts as a visit', async () => {
    const read = async () =>
      (await server.ask('GET', '/hot/get-single-world-hot/38/ENVIRONMENT')).data as {
        name: string;
        totalVisits: number;
      };
    const before = await read();
    expect(before.name).toBe('XANA Lobby');
    expect((await read()).totalVisits).toBe(before.totalVisits + 1);
    expect((await server.ask('GET', '/hot/get-single-world-hot/99999/ENVIRONMENT')).code).toBe('SPACE_NOT_FOUND');
  });

  it('[SP-02] a space of any type is read by its id alone, with a member’s own marks for a member only', async () => {
    const me = await logIn(server);
    const mark = (isFavourite: boolean) =>
      server.ask('PUT', '/world/mark-favourite-space/38', { token: me.token, body: { isFavourite } });
    await mark(true);
    const read = async (url: string, token?: string) =>
      (await server.ask('GET', url, { token })).data as { id: number; isFavourite: boolean; totalVisits: number };
    const asVisitor = await read('/item/get-space-details/38', me.token);
    const asMember = await read('/item/auth-get-space-details/38', me.token);
    expect([asVisitor.isFavourite, asMember.isFavourite]).toEqual([false, true]);
    expect((await server.ask('GET', '/item/auth-get-space-details/38')).code).toBe('TOKEN_MISSING');
    expect((await server.ask('GET', '/item/get-space-details/99999')).code).toBe('SPACE_NOT_FOUND');
    await mark(false);
  });

  it('[SP-03] hot spaces and games come by tag in any letter case', async () => {
    type Rows = { tags: string[]; isGame: boolean }[];
    const spaces = (await list('/item/get-hot-spaces-by-tagName/Music')).rows as unknown as Rows;
    const games = (await list('/item/get-hot-games-by-tagName/GAMING')).rows as unknown as Rows;
    expect(spaces.length).toBeGreaterThan(0);
    expect(spaces.every(({ tags, isGame }) => tags.includes('music') && !isGame)).toBe(true);
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ tags, isGame }) => tags.includes('gaming') && isGame)).toBe(true);
    expect((await list('/item/get-hot-spaces-by-tagName/no-such-tag')).count).toBe(0);
  });

  it('[PR-01] the spaces that one person built are listed', async () => {
    type Rows = { user: { id: number } | null }[];
    const some = (await list('/world/get-all-spaces/1/50')).rows as unknown as Rows;
    const creatorId = some.find(({ user }) => user)?.user?.id;
    const theirs = (await list(`/world/get-all-spaces/1/50?creatorId=${creatorId}`)).rows as unknown as Rows;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.every(({ user }) => user?.id === creatorId)).toBe(true);
  });

  it('[SB-01] a favourite is the member’s own, marked twice it is one, and it can be taken back', async () => {
    const me = await logIn(server);
    const other = await logIn(server);
    const mark = (isFavourite: boolean) =>
      server.ask('PUT', '/world/mark-favourite-space/38', { token: me.token, body: { isFavourite } });
    await mark(true);
    await mark(true);
    const mine = await list('/world/get-favourite-space-list/1/8', me.token);
    expect(mine.count).toBe(1);
    expect((await list('/world/get-favourite-space-list/1/8', other.token)).count).toBe(0);
    const seen = (await server.ask('GET', '/hot/get-single-world-hot/38/ENVIRONMENT', { token: me.token })).data as {
      isFavourite: boolean;
    };
    expect(seen.isFavourite).toBe(true);
    await mark(false);
    expect((await list('/world/get-favourite-space-list/1/8', me.token)).count).toBe(0);
  });

  it('recommended ones share tags with one’s favourites and are none of them', async () => {
    const me = await logIn(server);
    const [liked] = (await list('/world/get-recommended-spaces', me.token)).rows as unknown as {
      id: number;
      tags: string[];
    }[];
    await server.ask('PUT', `/world/mark-favourite-space/${liked?.id}`, {
      token: me.token,
      body: { isFavourite: true },
    });
    const { rows } = (await list('/world/get-recommended-spaces', me.token)) as unknown as {
      rows: { id: number; tags: string[] }[];
    };
    expect(rows.some(({ id }) => id === liked?.id)).toBe(false);
    expect(rows[0]?.tags.some((tag) => liked?.tags.includes(tag))).toBe(true);
  });
});

describe('chat', () => {
  it('[HD-09] [CH-02] counts what others wrote since one read last, and keeps conversations to their members', async () => {
    const me = await logIn(server);
    const friend = await logIn(server);
    const stranger = await logIn(server);
    const send = (from: typeof me, receiverId: number, number: number) =>
      server.ask('POST', '/chat/create-msg', {
        token: from.token,
        body: { receiverId, clientId: `content-${number}`, body: `message ${number}` },
      });
    await send(friend, me.userId, 1);
    await send(friend, me.userId, 2);
    const id = ((await send(me, friend.userId, 3)).data as { conversationId: number }).conversationId;
    const unread = async (token: string) =>
      (await server.ask('GET', '/chat/fetch-unread-chats-count', { token })).data as number;
    expect([await unread(me.token), await unread(friend.token), await unread(stranger.token)]).toEqual([2, 1, 0]);
    const page = await list(`/chat/get-friends-chat/${id}/1/2`, me.token);
    expect(page.rows.map(({ body }) => body)).toEqual(['message 3', 'message 2']);
    expect((await server.ask('GET', `/chat/get-friends-chat/${id}/1/2`, { token: stranger.token })).code).toBe(
      'CONVERSATION_NOT_FOUND',
    );
    expect((await list('/chat/get-all-friends', me.token)).rows[0]).toMatchObject({
      lastMessage: 'message 3',
      unreadCount: 2,
    });
    const mark = (token: string) => server.ask('PUT', `/chat/mark-chat-read/${id}`, { token });
    expect((await mark(stranger.token)).code).toBe('CONVERSATION_NOT_FOUND');
    expect((await mark(me.token)).data).toEqual({ unreadCount: 0 });
    expect((await mark(me.token)).data).toEqual({ unreadCount: 0 });
    expect([await unread(me.token), await unread(friend.token)]).toEqual([0, 1]);
  });

  it('the demo member’s key opens the demo member’s account', async () => {
    const member = await logIn(server, new Wallet(`0x${'da7a'.repeat(16)}`));
    expect(member.userId).toBe(1);
    expect((await list('/chat/get-all-friends', member.token)).count).toBe(8);
  });
});

describe('the rest', () => {
  it('[SB-05] XENY of an address follows from the ledger, 0 for one that never had any', async () => {
    const ask = async (userAddress: string) =>
      (
        await server.ask('POST', '/sale-nft/get-xeny-tokens-by-user', {
          host: 'marketplace',
          body: { body: { userAddress } },
        })
      ).data;
    expect(await ask(`0x${'a'.repeat(40)}`)).toEqual({ balance: '0' });
    const { wallet, userId } = await logIn(server);
    expect(await ask(wallet.address)).toEqual({ balance: '0' });
    await server.database
      .insertInto('xeny_movements')
      .values([
        { key: 'one', from_user: null, to_user: userId, amount: '9007199254740993' },
        { key: 'two', from_user: userId, to_user: null, amount: 3 },
      ])
      .execute();
    expect(await ask(wallet.address.toUpperCase().replace('0X', '0x'))).toEqual({ balance: '9007199254740990' });
  });

  it('events that are live come first, and past ones apart', async () => {
    const { rows } = (await list('/userCustomEvent/get-event-by-type/all/1/20/current')) as unknown as {
      rows: { isLive: boolean }[];
    };
    expect(rows[0]?.isLive).toBe(true);
    const past = (await list('/userCustomEvent/get-event-by-type/all/1/20/past')) as unknown as {
      rows: { endsAt: string }[];
    };
    expect(past.rows.every(({ endsAt }) => Date.parse(endsAt) <= Date.now())).toBe(true);
  });

  it('[SP-04] one event is read with who holds it, where, and what it is about', async () => {
    const event = (await server.ask('GET', '/userCustomEvent/get-single-event/1')).data;
    expect(event).toMatchObject({ id: 1, host: { id: expect.any(Number) }, space: { id: expect.any(Number) } });
    expect((event as { description: string }).description).not.toBe('');
    expect((await server.ask('GET', '/userCustomEvent/get-single-event/99999')).code).toBe('EVENT_NOT_FOUND');
    expect((await server.ask('GET', '/public/get-single-avatar/99999')).code).toBe('TARGET_NOT_FOUND');
    const { data: avatars } = await server.ask('GET', '/public/get-latest-avatars/1/3');
    const [, second] = (avatars as { rows: { id: number }[] }).rows;
    expect((await server.ask('GET', `/public/get-single-avatar/${second?.id}`)).data).toEqual(second);
  });

  it('[AP-01] every call is described, with how it is authorised', async () => {
    const response = await server.server.hosts.api.inject('/openapi.json');
    const { openapi, paths } = response.json() as { openapi: string; paths: Record<string, object> };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/auth/v3/verify-signature', '/hot/get-single-world-hot/{id}/{type}']),
    );
  });

  it('[T31] answers health and readiness, and metrics at another port alone, with no address in a label', async () => {
    const { api } = server.server.hosts;
    expect((await api.inject('/health')).statusCode).toBe(200);
    expect((await api.inject('/ready')).json()).toEqual({ status: 'ready' });
    await api.inject('/hot/get-single-world-hot/38/ENVIRONMENT');
    expect((await api.inject('/metrics')).statusCode).toBe(404);
    const { payload } = await server.server.metrics.inject('/metrics');
    expect(payload).toContain('route="/hot/get-single-world-hot/:id/:type"');
    expect(payload).not.toContain('/38/');
  });

  it('pictures come in the format that the browser reads, and nothing else is served', async () => {
    const ask = (url: string, accept = 'image/avif,image/webp') =>
      server.server.hosts.media.inject({ url, headers: { accept } });
    expect((await ask('/p/space/s1?w=160')).headers['content-type']).toBe('image/avif');
    expect((await ask('/p/space/s1?w=160', 'image/webp')).headers['content-type']).toBe('image/webp');
    expect((await ask('/p/space/s1?w=160', '*/*')).headers['content-type']).toBe('image/jpeg');
    expect((await ask('/p/space/s1?w=161')).statusCode).toBe(404);
    expect((await ask('/p/secret/s1?w=160')).statusCode).toBe(404);
    expect((await ask('/p/space/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
