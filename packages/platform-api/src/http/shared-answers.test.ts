import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { logIn, logInMembers, type Member, useTestServer } from '../../test/test-server.ts';
import { DatabaseBusy } from '../database/connection/database-busy.ts';
import { createSharedAnswers } from './shared-answers.ts';

describe('createSharedAnswers', () => {
  let time = 0;
  const shared = () => createSharedAnswers(5, () => time);
  const bodyOf = async (answer: Promise<{ plain: Buffer }>) => JSON.parse(String((await answer).plain)) as object;

  it('creates a response once for concurrent requests, and again when it has expired', async () => {
    const answers = shared();
    let made = 0;
    const make = async () => ({ made: ++made });
    const first = await Promise.all(Array.from({ length: 50 }, () => bodyOf(answers.find('a', make))));
    expect(new Set(first.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"made":1}']));
    time += 4_999;
    expect(await bodyOf(answers.find('a', make))).toEqual({ made: 1 });
    time += 1;
    expect(await bodyOf(answers.find('a', make))).toEqual({ made: 2 });
    expect(await bodyOf(answers.find('b', make))).toEqual({ made: 3 });
  });

  it('does not cache a failure', async () => {
    const answers = shared();
    await expect(answers.find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await bodyOf(answers.find('a', async () => ({ made: 1 })))).toEqual({ made: 1 });
  });

  it('[B05] serves a stale response for ten minutes while the database is unreachable, and keeps retrying', async () => {
    const answers = shared();
    let asked = 0;
    const findNone = () => {
      asked += 1;
      return Promise.reject(new DatabaseBusy('away'));
    };
    await expect(answers.find('a', findNone)).rejects.toThrow('away');
    expect(await bodyOf(answers.find('a', async () => ({ made: 1 })))).toEqual({ made: 1 });
    for (let tries = 1; tries < 120; tries += 1) {
      time += 5_000;
      const both = [answers.find('a', findNone), answers.find('a', findNone)];
      for (const each of both) expect(await bodyOf(each)).toEqual({ made: 1 });
    }
    expect(asked).toBe(120);
    time += 5_000;
    await expect(answers.find('a', findNone)).rejects.toThrow('away');
    expect(await bodyOf(answers.find('a', async () => ({ made: 2 })))).toEqual({ made: 2 });
    time += 5_000;
    await expect(answers.find('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    await expect(answers.find('a', findNone)).rejects.toThrow('away');
  });

  it('[B25] serves the stale response when a new one takes too long, and the new one once it is ready', async () => {
    const answers = createSharedAnswers(5, () => time, 20);
    const never = () => new Promise<object>(() => {});
    await answers.find('a', async () => ({ made: 1 }));
    time += 5_000;
    expect(await bodyOf(answers.find('a', never))).toEqual({ made: 1 });
    expect(await bodyOf(answers.find('a', never))).toEqual({ made: 1 });
    time += 5_000;
    const late = async () => {
      await setTimeout(40);
      return { made: 2 };
    };
    expect(await bodyOf(answers.find('a', late))).toEqual({ made: 1 });
    await setTimeout(60);
    expect(await bodyOf(answers.find('a', never))).toEqual({ made: 2 });
    time += 5_000;
    const failLater = async () => {
      await setTimeout(40);
      throw new Error('wrong');
    };
    expect(await bodyOf(answers.find('a', failLater))).toEqual({ made: 2 });
    await setTimeout(60);
    expect(await bodyOf(answers.find('a', async () => ({ made: 3 })))).toEqual({ made: 3 });
  });

  it('caches at most a thousand responses and evicts the least recently used', async () => {
    const answers = shared();
    let made = 0;
    const make = async () => ({ made: ++made });
    for (let index = 0; index <= 1_000; index += 1) await answers.find(`key ${index}`, make);
    expect(await bodyOf(answers.find('key 1', make))).toEqual({ made: 2 });
    expect(await bodyOf(answers.find('key 0', make))).toEqual({ made: 1_002 });
  });
});

describe('[AP-02] shared lists of visitors', () => {
  const server = useTestServer({ sharedSeconds: 60 });

  const PATH = '/feeds/public/v2/get-all-feeds/1/10';
  const textsIn = (data: unknown) => (data as { rows: { descriptions: string }[] }).rows.map((row) => row.descriptions);
  const write = (member: Member, descriptions: string) => member.post('/feeds/single-feed', { descriptions });

  it('caches responses for visitors, and returns current ones to members', async () => {
    const [author, blocker] = await logInMembers(server, 2);
    await write(author, 'First');
    expect(textsIn((await server.get(PATH)).data)).toEqual(['First']);
    await write(author, 'Second');
    expect(textsIn((await server.get(PATH)).data)).toEqual(['First']);
    expect(textsIn((await author.get(PATH)).data)).toEqual(['Second', 'First']);
    await blocker.post(`/social/block/${author.userId}`, {});
    expect(textsIn((await blocker.get(PATH)).data)).toEqual([]);
    // Other page sizes and parameters have their own cache entries.
    expect(textsIn((await server.get('/feeds/public/v2/get-all-feeds/1/9')).data)).toEqual(['Second', 'First']);
    expect((await server.ask('GET', PATH, { token: 'nonsense' })).status).toBe(401);
    expect((await server.get(`${PATH}?from=following`)).code).toBe('TOKEN_MISSING');
  });

  it('revalidates responses with an ETag, and compresses them', async () => {
    const get = (headers: Record<string, string>) => server.server.hosts.api.inject({ url: PATH, headers });
    const first = await get({ 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(String(first.headers.vary)).toMatch(/Origin.*Authorization.*Accept-Encoding/i);
    const plain = await get({});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(brotliDecompressSync(first.rawPayload))).toBe(plain.payload);
    const again = await get({ 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const { token } = await logIn(server);
    const own = await get({ authorization: `Bearer ${token}`, 'if-none-match': String(first.headers.etag) });
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
