import type { Post } from '@xana/contracts/http/feeds/post';
import { logIn, logInMembers, SITE, startTestServer } from '../../../test/test-server.ts';
import { updateUser } from '../../database/users/users.ts';
import { runCommand } from '../run-command.ts';
import { useOperatorHost } from './test-operator-host.ts';

const ORIGIN = 'http://localhost:4005';
const HOST = new URL(ORIGIN).host;

const { server, host, get, post, createOperator } = useOperatorHost(ORIGIN, { seed: 'demo' });
let password: string;
beforeAll(async () => {
  password = await createOperator();
}, 120_000);

let clients = 0;
/** From a client of its own: logins are limited for each. */
async function logInOperator(remoteAddress = `10.0.0.${++clients}`) {
  const reply = await post('/login', { name: 'ann', password }, {}, remoteAddress);
  const [{ name, value }] = reply.cookies as [{ name: string; value: string }];
  const cookie = `${name}=${value}`;
  const page = await get('/', { cookie });
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  return { cookie, formToken, reply };
}

async function reportedPost(text = 'Buy now') {
  const [author, reporter] = await logInMembers(server, 2);
  const written = await author.post('/feeds/single-feed', { descriptions: text });
  const { id } = written.data as Post;
  const body = { targetType: 'post', targetId: String(id), category: 'spam', reason: 'Look at this' };
  await reporter.post('/social/report', body);
  return { author, reporter, id, path: `/cases/post:${id}` };
}

const PAGES = ['/', '/profiles', '/log', '/cases/post:1', '/open?target=post:1'];

describe('the operator host', () => {
  it('is off unless it is configured [MO-08]', async () => {
    const other = await startTestServer();
    expect(other.server.operators).toBeNull();
    await other.close();
  });

  it.each(PAGES)('leads a visitor and a member from %s to the login [T115]', async (url) => {
    const member = await logIn(server);
    const asked = [
      await get(url),
      await get(url, { authorization: `Bearer ${member.token}` }),
      await get(url, { cookie: `${member.cookie}; xana-operator=${member.token}` }),
      await get(url, { cookie: `xana-operator=${'x'.repeat(43)}` }),
    ];
    for (const { statusCode, headers, body } of asked)
      expect([statusCode, headers.location, body]).toEqual([303, '/login', '']);
  });

  it('ends an expired session, a closed one, and those of a removed or reset operator [T115]', async () => {
    const [expired, closed, reset] = [await logInOperator(), await logInOperator(), await logInOperator()];
    await post('/logout', { formToken: closed.formToken }, { cookie: closed.cookie });
    expect((await get('/', { cookie: closed.cookie })).statusCode).toBe(303);
    expect((await get('/', { cookie: expired.cookie })).statusCode).toBe(200);
    await server.database
      .updateTable('operator_sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await get('/', { cookie: expired.cookie })).statusCode).toBe(303);
    password = await createOperator();
    expect((await get('/', { cookie: reset.cookie })).statusCode).toBe(303);
    const live = await logInOperator();
    await runCommand(server.platform, ['create-operator', 'bob', '--actor', 'test']);
    await runCommand(server.platform, ['remove-operator', 'bob', '--actor', 'test', '--reason', 'Left']);
    expect((await get('/', { cookie: live.cookie })).statusCode).toBe(200);
  });

  it('keeps the session in a cookie that scripts and other sites cannot use [T116]', async () => {
    const { reply } = await logInOperator();
    expect(reply.headers['set-cookie']).toMatch(/^xana-operator=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict$/);
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
    );
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('stores neither the password nor the session token [T117]', async () => {
    const { cookie } = await logInOperator();
    const operators = await server.database.selectFrom('operators').selectAll().execute();
    const sessions = await server.database.selectFrom('operator_sessions').selectAll().execute();
    const stored = JSON.stringify([operators, sessions]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(cookie.split('=')[1]);
    expect(operators[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it('limits attempts to guess a password, and names neither the operator nor the mistake [T117]', async () => {
    const attempt = (name: string) => post('/login', { name, password: 'x' }, {}, '10.9.9.9');
    const [known, unknown] = [await attempt('ann'), await attempt('nobody')];
    expect([known.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(known.body.replace('value="ann"', '')).toBe(unknown.body.replace('value="nobody"', ''));
    const more = await Promise.all(Array.from({ length: 12 }, () => attempt('nobody')));
    expect(more.at(-1)?.statusCode).toBe(429);
    expect(more.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
    expect((await logInOperator('10.8.8.8')).reply.statusCode).toBe(303);
  });

  it('accepts forms of its own pages only [T116]', async () => {
    const { cookie, formToken } = await logInOperator();
    const { path } = await reportedPost();
    const fields = { action: 'hide', reason: 'Spam', formToken };
    const replies = [
      await post(path, fields, { cookie, origin: SITE }),
      await post(path, fields, { cookie, origin: 'null' }),
      await post(path, fields, { cookie, host: 'evil.example' }),
      await post(path, { ...fields, formToken: '' }, { cookie }),
      await post(path, { ...fields, formToken: (await logInOperator()).formToken }, { cookie }),
      await post(path, { ...fields, action: 'toString' }, { cookie }),
      await post(path, fields),
      await host().inject({
        method: 'POST',
        url: path,
        payload: fields,
        headers: { host: HOST, origin: ORIGIN, cookie },
      }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 400, 400, 400, 303, 415]);
    expect((await get(path, { cookie })).body).toContain('No operator has decided on this yet');
  });

  it('shows the queue and a case, hides with a reason, and shows the decision in the log [MO-08]', async () => {
    const { cookie, formToken } = await logInOperator();
    const { path, id, author } = await reportedPost();
    expect((await get('/', { cookie })).body).toContain(`"/cases/post:${id}"`);
    expect((await get(path, { cookie })).body).toContain('Look at this');
    const reply = await post(path, { action: 'hide', reason: 'Advertising', formToken }, { cookie });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${path}?done=hide`]);
    expect((await get(`${path}?done=hide`, { cookie })).body).toContain('Hidden. The decision is in the log.');
    expect((await get('/', { cookie })).body).not.toContain(`"/cases/post:${id}"`);
    const log = (await get('/log', { cookie })).body;
    expect(log).toContain('Advertising');
    expect(log).toContain('<td role="cell" data-column="Operator"><div>ann</div></td>');
    const ban = await post(path, { action: 'ban', reason: 'Again', until: '2030-01-01', formToken }, { cookie });
    expect(ban.statusCode).toBe(303);
    expect((await author.get('/users/single-user')).code).toBe('TOKEN_INVALID');
  });

  it('keeps what was typed when a decision fails [MO-08]', async () => {
    const { cookie, formToken } = await logInOperator();
    const { path } = await reportedPost();
    const fields = { action: 'ban', reason: 'Spam & more', until: '2001-01-01', formToken };
    const reply = await post(path, fields, { cookie });
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('must be in the future');
    expect(reply.body).toContain('Spam &#38; more');
    expect(reply.body).toContain('<dialog id="ban" aria-labelledby="ban-title" data-open>');
    expect((await post(path, { ...fields, reason: ' ' }, { cookie })).body).toContain('Give a reason');
  });

  it('shows content of members as text [T116]', async () => {
    const { cookie } = await logInOperator();
    const { path } = await reportedPost('<img src=x onerror=alert(1)>"\'</textarea>');
    const pages = [(await get(path, { cookie })).body, (await get('/', { cookie })).body];
    for (const body of pages) {
      expect(body).not.toContain('<img src=x');
      expect(body).toContain('&#60;img src=x onerror=alert(1)&#62;');
    }
  });

  it('shows the names of mentioned members, and the space that a post shows [MO-08]', async () => {
    const { cookie } = await logInOperator();
    const [author, friend] = await logInMembers(server, 2);
    const username = `named${Date.now().toString(36)}`;
    await friend.post('/users/v3/update-profile', { username, name: 'Ren Abe' });
    const written = await author.post('/feeds/single-feed', {
      descriptions: `With @${username}`,
      attachment: { kind: 'space', id: 1 },
    });
    const { id, attachment } = written.data as Post;
    const page = await get(`/cases/post:${id}`, { cookie });
    expect(page.body).toContain('With @Ren Abe');
    expect(page.body).toContain(`Attached space: <a href="/cases/space:1">${attachment?.title}</a>`);
  });

  it('reviews a pending profile [MO-08] [PR-07]', async () => {
    const { cookie, formToken } = await logInOperator();
    const { userId } = await logIn(server);
    await updateUser(server.database, userId, { website: 'https://example.com' });
    expect((await get('/profiles', { cookie })).body).toContain(`/cases/user:${userId}`);
    const reply = await post(`/cases/user:${userId}`, { action: 'approve', reason: 'Checked', formToken }, { cookie });
    expect(reply.headers.location).toBe('/profiles?done=approve');
    expect((await get('/profiles', { cookie })).body).not.toContain(`/cases/user:${userId}`);
  });

  it('answers an unknown page and an invalid target without details', async () => {
    const { cookie } = await logInOperator();
    expect((await get('/nothing', { cookie })).statusCode).toBe(404);
    expect((await get('/cases/post:1%20or%201', { cookie })).statusCode).toBe(400);
    expect((await get('/open?target=user:1', { cookie })).headers.location).toBe('/cases/user:1');
    expect((await get('/cases/user:999999', { cookie })).body).toContain('Gone');
  });
});
