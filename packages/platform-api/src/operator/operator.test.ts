import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { claimOf, logIn, logInMembers, signLogin, useTestServer } from '../../test/test-server.ts';
import { updateUser } from '../database/users/users.ts';
import { endBans } from '../jobs/end-bans.ts';
import { askRunningPlatform, listenForOperators } from './operator-socket.ts';
import { runCommand } from './run-command.ts';

const server = useTestServer();
const directory = createTempDirectory('operator');
let stop: () => void;
beforeAll(async () => {
  stop = await listenForOperators(server.platform, directory);
});
afterAll(() => stop());

const BY = ['--actor', 'Ann', '--reason', 'Spam'];
const run = (...commandLine: string[]) => runCommand(server.platform, commandLine);

describe('an operator', () => {
  it('[LG-13] [T19] bans a member, whose session and login are rejected at once, and ends the ban', async () => {
    const member = await logIn(server);
    const id = String(member.userId);
    const ask = () => member.get('/users/single-user');
    const login = async () =>
      (
        await server.ask('POST', '/auth/login-external-wallet', {
          body: claimOf(await signLogin(server, member.wallet)),
        })
      ).code;
    await expect(run('ban', id, ...BY)).resolves.toBe(`User ${id} is banned.`);
    expect([(await ask()).code, await login()]).toEqual(['TOKEN_INVALID', 'AUTH.BANNED']);
    await expect(run('ban', id, ...BY)).rejects.toThrow('already banned');
    await expect(run('unban', id, ...BY)).resolves.toBe(`User ${id} is no longer banned.`);
    expect([(await ask()).status, await login()]).toEqual([200, undefined]);
    await expect(run('unban', id, ...BY)).rejects.toThrow('not banned');
    const log = await server.database
      .selectFrom('bans')
      .select(['is_banned', 'operator', 'reason'])
      .where('user_id', '=', member.userId)
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { is_banned: true, operator: 'Ann', reason: 'Spam' },
      { is_banned: false, operator: 'Ann', reason: 'Spam' },
    ]);
  });

  it('[LG-13] is told at the refresh of a banned session that the member is banned', async () => {
    const member = await logIn(server);
    await run('ban', String(member.userId), ...BY);
    const refresh = () => server.ask('POST', '/auth/refresh-token', { body: {}, cookie: member.cookie });
    expect((await refresh()).code).toBe('AUTH.BANNED');
    expect((await refresh()).code).toBe('SESSION_ENDED');
  });

  it('[MO-06] bans until a time, after which a job ends the ban', async () => {
    const { userId } = await logIn(server);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await run('ban', String(userId), '--until', until, ...BY);
    await endBans(server.platform);
    const isBanned = async () =>
      (await server.database.selectFrom('users').select('is_banned').where('id', '=', userId).executeTakeFirstOrThrow())
        .is_banned;
    expect(await isBanned()).toBe(true);
    await updateUser(server.database, userId, { banned_until: new Date(0) });
    await Promise.all([endBans(server.platform), endBans(server.platform)]);
    expect(await isBanned()).toBe(false);
    expect(JSON.parse(await run('log', `user:${userId}`, '--json'))).toMatchObject([
      { operator: 'platform', action: 'unban' },
      { operator: 'Ann', action: 'ban', after: { isBanned: true, until } },
    ]);
  });

  it('[MO-06] ends the sockets of a banned member at once', async () => {
    const { userId } = await logIn(server);
    const ended: string[] = [];
    const unsubscribe = server.platform.sessionEnds.subscribe((id) => ended.push(id));
    await run('ban', String(userId), ...BY);
    unsubscribe();
    const sessions = await server.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    expect(ended).toEqual(sessions.map(({ id }) => id));
    expect(ended).toHaveLength(1);
  });

  it('[MO-07] reads the queue, decides on a target, and reads the log', async () => {
    const [author, reporter] = await logInMembers(server, 2);
    const posted = await author.post('/feeds/single-feed', { descriptions: 'Buy\u001b[2J' });
    const { id } = posted.data as { id: number };
    const body = { targetType: 'post', targetId: String(id), category: 'spam', reason: 'Spam' };
    await reporter.post('/social/report', body);
    expect(await run('queue')).toContain(`post:${id}`);
    expect(await run('show', `post:${id}`)).toContain('state    shown');
    await expect(run('hide', `post:${id}`, ...BY)).resolves.toBe(`post:${id} is hidden.`);
    expect(await run('show', `post:${id}`)).not.toContain('\u001b');
    expect(await run('queue')).not.toContain(`post:${id}`);
    await expect(run('restore', `post:${id}`, ...BY)).resolves.toBe(`post:${id} is shown again.`);
    expect(await run('log', `post:${id}`)).toMatch(/Ann +restore[\s\S]+Ann +hide/);
    expect(JSON.parse(await run('queue', '--json'))).toMatchObject({ entries: expect.any(Array) });
  });

  it('[MO-07] [PR-07] lists and reviews pending profiles', async () => {
    const { userId } = await logIn(server);
    await updateUser(server.database, userId, { twitter: 'mia_x' });
    expect(await run('profiles')).toContain('mia_x');
    await expect(run('reject', String(userId), ...BY)).resolves.toBe(`The profile of user ${userId} is disapproved.`);
    await expect(run('approve', String(userId), ...BY)).rejects.toThrow('has no pending profile');
  });

  it.each([
    [[]],
    [['toString', '1', ...BY]],
    [['ban', 'mia', ...BY]],
    [['ban', '1', 'now', ...BY]],
    [['ban', '1', ...BY, '--force']],
    [['hide', ...BY]],
    [['hide', 'posts:1', ...BY]],
    [['show']],
  ])('gets the usage for the command line %j', async (commandLine) => {
    await expect(run(...commandLine)).rejects.toThrow('Usage:');
  });

  it.each([
    [['ban', '999999', ...BY], 'User 999999 does not exist'],
    [['ban', '1'], 'Name the operator'],
    [['ban', '1', '--actor', 'Ann'], 'Give a reason'],
    [['ban', '1', '--actor', 'x'.repeat(101), '--reason', 'x'], 'operator must have at most'],
    [['ban', '1', '--actor', 'Ann', '--reason', 'x'.repeat(501)], 'reason must have at most'],
    [['ban', '1', ...BY, '--until', 'soon'], 'must be a date'],
    [['ban', '1', ...BY, '--until', '2001-01-01'], 'must be in the future'],
    [['queue', '--page', '0'], '--page'],
    [['log', '--before', 'x'], '--before'],
  ])('is told why %j changes nothing', async (commandLine, problem) => {
    await expect(run(...commandLine)).rejects.toThrow(problem);
  });
});

describe('the socket of a running platform', () => {
  it('runs a command on its database, and returns what it prints or why it failed', async () => {
    const { userId } = await logIn(server);
    const command = ['ban', String(userId), ...BY];
    await expect(askRunningPlatform(directory, command)).resolves.toBe(`User ${userId} is banned.`);
    await expect(askRunningPlatform(directory, command)).rejects.toThrow('already banned');
    await expect(askRunningPlatform(directory, ['x'.repeat(5_000)])).rejects.toThrow();
  });

  it('[T24] is open to the user of the process alone', () => {
    expect(statSync(join(directory, 'operator.sock')).mode & 0o777).toBe(0o600);
  });

  it('returns null when no platform runs, and replaces the file of one that was killed', async () => {
    const empty = createTempDirectory('operator-empty');
    await expect(askRunningPlatform(empty, ['ban'])).resolves.toBeNull();
    const end = await listenForOperators(server.platform, empty);
    const again = await listenForOperators(server.platform, empty);
    expect(existsSync(join(empty, 'operator.sock'))).toBe(true);
    await expect(askRunningPlatform(empty, [])).rejects.toThrow('Usage:');
    end();
    again();
  });

  it('does without a socket in a directory whose path is too long for one', async () => {
    const long = join(directory, 'd'.repeat(120));
    const end = await listenForOperators(server.platform, long);
    end();
    await expect(askRunningPlatform(long, ['unban', '1', ...BY])).resolves.toBeNull();
  });
});
