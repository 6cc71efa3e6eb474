import type { Post } from '@xana/contracts/http/feeds/post';
import { logInMembers } from '../../../test/test-server.ts';
import { updateUser } from '../../database/users/users.ts';
import { runCommand } from '../run-command.ts';
import { useOperatorHost } from './test-operator-host.ts';

const ORIGIN = 'http://localhost:4006';
const JAPANESE = { 'accept-language': 'ja' };

const { server, get: getPage, post, createOperator } = useOperatorHost(ORIGIN);
let session: string;
beforeAll(async () => {
  const password = await createOperator();
  session = cookieOf((await post('/login', { name: 'ann', password })).headers['set-cookie']);
}, 120_000);

const cookieOf = (header: string | string[] | undefined): string => String(header).split(';')[0] ?? '';
const get = (url: string, headers: Record<string, string> = {}) => getPage(url, { cookie: session, ...headers });
const languageOf = (body: string) => /<html lang="(\w+)">/.exec(body)?.[1];

it.each([
  ['', 'en'],
  ['ja', 'ja'],
  ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
  ['en-US,en;q=0.9,ja;q=0.8', 'en'],
  ['de, ja;q=0.2, en;q=0.1', 'ja'],
  ['ja;q=0, en;q=0.1', 'en'],
  ['fr, *;q=0.5', 'en'],
  [',;;q=x,ja;q=,', 'en'],
])('reads the language of the browser from %j [MO-11]', async (header, expected) => {
  const { body, headers } = await get('/login', { 'accept-language': header });
  expect([languageOf(body), headers['content-language']]).toEqual([expected, expected]);
});

it('keeps the language that the operator chooses, and leads back to the page [MO-11]', async () => {
  const reply = await post('/language', { language: 'ja', back: '/log?before=9' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${ORIGIN}/log?before=9`]);
  expect(reply.headers['set-cookie']).toMatch(/^xana-operator-language=ja; .*HttpOnly; SameSite=Strict$/);
  const cookie = `${session}; ${cookieOf(reply.headers['set-cookie'])}`;
  const { body } = await get('/log', { cookie, 'accept-language': 'en' });
  expect(languageOf(body)).toBe('ja');
  expect(body).toContain('<button class="quiet" name="language" value="en" lang="en">English</button>');
  const unknown = await post('/language', { language: 'fr', back: '/' });
  expect(unknown.headers['set-cookie']).toBeUndefined();
  expect(languageOf((await get('/log', { cookie: `${session}; xana-operator-language=fr` })).body)).toBe('en');
});

it('leads to no other site after a change of the language [T41]', async () => {
  for (const back of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://['])
    expect([back, (await post('/language', { language: 'ja', back })).headers.location]).toEqual([back, '/']);
  const doubled = await post('/language', { language: 'ja', back: '/x/..//evil.example' });
  expect(doubled.headers.location).toBe(`${ORIGIN}//evil.example`);
  expect((await post('/language', { language: 'ja', back: '/' }, { origin: 'https://evil.example' })).statusCode).toBe(
    403,
  );
});

async function reportedPost(): Promise<string> {
  const [author, reporter] = await logInMembers(server, 2);
  const written = await author.post('/feeds/single-feed', { descriptions: '買って' });
  const { id } = written.data as Post;
  const body = { targetType: 'post', targetId: String(id), category: 'scam', reason: '詐欺です' };
  await reporter.post('/social/report', body);
  await updateUser(server.database, author.userId, { name: '作者', username: `a${author.userId}` });
  await updateUser(server.database, reporter.userId, { name: '通報者' });
  return `/cases/post:${id}`;
}

/** What a person reads: without tags, style and script. */
const textOf = (body: string) =>
  body
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*?(?:(?:aria-label|alt|data-column)="([^"]*)"[^>]*)?>/g, ' $1 ')
    .replaceAll(/\s+/g, ' ');
/** Names, codes and stored reasons, which are the same in every language. */
const SAME_EVERYWHERE =
  /\b(XANA|UTC|English|ann|test|Access to the operator page|a\d+|member\d+|(post|user|operator|message|space|event|comment):[\d-]+)\b/g;

it('shows every page in Japanese alone [MO-11]', async () => {
  const path = await reportedPost();
  const formToken = /name="formToken" value="([^"]+)"/.exec((await get('/')).body)?.[1] ?? '';
  const pages = [await get('/', JAPANESE), await get(path, JAPANESE), await get('/profiles', JAPANESE)];
  const decision = { action: 'ban', reason: '理由', until: '2001-01-01', formToken };
  pages.push(await post(path, decision, { cookie: session, ...JAPANESE }));
  pages.push(await post(path, { ...decision, action: 'hide' }, { cookie: session, ...JAPANESE }));
  pages.push(await get(`${path}?done=hide`, JAPANESE), await get('/log', JAPANESE), await get('/nothing', JAPANESE));
  pages.push(
    await get('/cases/post:x', JAPANESE),
    await get('/login', JAPANESE),
    await get('/cases/user:99999', JAPANESE),
  );
  pages.push(await post('/login', { name: 'a', password: 'b' }, JAPANESE));
  pages.push(await post(path, { action: 'hide' }, { cookie: session, ...JAPANESE }));
  for (const { body } of pages.filter(({ statusCode }) => statusCode !== 303)) {
    expect(languageOf(body)).toBe('ja');
    expect(
      textOf(body)
        .replaceAll(SAME_EVERYWHERE, '')
        .match(/[A-Za-z]{2,}[^<]{0,40}/g),
    ).toBeNull();
  }
});

it('writes dates, counts and reasons of reports in the language of the page [MO-11]', async () => {
  const path = await reportedPost();
  const [english, japanese] = [(await get(path)).body, (await get(path, JAPANESE)).body];
  expect(english).toMatch(/>[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d UTC<\/time>/);
  expect(japanese).toMatch(/>\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d UTC<\/time>/);
  expect([textOf(english), textOf(japanese)]).toEqual([
    expect.stringContaining('Scam or fraud'),
    expect.stringContaining('詐欺'),
  ]);
  expect((await get('/')).body).toMatch(/\d+ targets? with open reports/);
  expect((await get('/', JAPANESE)).body).toMatch(/未対応の通報があるものは\d+件です/);
});

it('explains why a decision was not taken in the language of the page, and in English on the command line [MO-11]', async () => {
  const path = await reportedPost();
  const target = path.slice('/cases/'.length);
  const formToken = /name="formToken" value="([^"]+)"/.exec((await get('/')).body)?.[1] ?? '';
  const fields = { action: 'restore', reason: 'x', formToken };
  const cookie = session;
  expect((await post(path, fields, { cookie })).body).toContain(`${target} is not hidden, or what it belongs to is.`);
  expect((await post(path, fields, { cookie, ...JAPANESE })).body).toContain(`${target} は非表示になっていないか`);
  const command = runCommand(server.platform, ['restore', target, '--actor', 'test', '--reason', 'x']);
  await expect(command).rejects.toThrow('is not hidden, or what it belongs to is.');
});
