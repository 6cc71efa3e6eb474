import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { claimOf, logIn, signLogin, startTestServer, type TestServer } from '../test-server.ts';
import { askRunningPlatform, listenForOperators } from './operator-socket.ts';
import { runCommand } from './run-command.ts';

let server: TestServer;
const directory = createTempDirectory('operator');
let stop: () => void;
beforeAll(async () => {
  server = await startTestServer();
  stop = await listenForOperators(server.database, directory);
}, 120_000);
afterAll(async () => {
  stop();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const BY = ['--by', 'Ann', '--reason', 'Spam'];
const run = (...commandLine: string[]) => runCommand(server.database, commandLine);

describe('an operator', () => {
  it('[LG-13] [T19] bans a member, whose session and login are rejected at once, and ends the ban', async () => {
    const member = await logIn(server);
    const id = String(member.userId);
    const ask = () => server.ask('GET', '/users/single-user', { token: member.token });
    const login = async () =>
      (
        await server.ask('POST', '/auth/login-external-wallet', {
          body: claimOf(await signLogin(server, member.wallet)),
        })
      ).code;
    await expect(run('ban-user', id, ...BY)).resolves.toBe(`User ${id} is banned.`);
    expect([(await ask()).code, await login()]).toEqual(['TOKEN_INVALID', 'AUTH.BANNED']);
    await expect(run('ban-user', id, ...BY)).rejects.toThrow('already banned');
    await expect(run('unban-user', id, ...BY)).resolves.toBe(`User ${id} is no longer banned.`);
    expect([(await ask()).status, await login()]).toEqual([200, undefined]);
    await expect(run('unban-user', id, ...BY)).rejects.toThrow('not banned');
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
    await run('ban-user', String(member.userId), ...BY);
    const refresh = () => server.ask('POST', '/auth/refresh-token', { body: {}, cookie: member.cookie });
    expect((await refresh()).code).toBe('AUTH.BANNED');
    expect((await refresh()).code).toBe('SESSION_ENDED');
  });

  it.each([
    [[]],
    [['ban-user', '1']],
    [['ban-user', '1', '--by', 'Ann']],
    [['ban-user', 'mia', ...BY]],
    [['ban-user', '1', 'now', ...BY]],
    [['review-profile', '1', ...BY]],
    [['review-profile', '1', 'maybe', ...BY]],
    [['toString', '1', ...BY]],
    [['ban-user', '1', ...BY, '--force']],
  ])('gets the usage for the command line %j', async (commandLine) => {
    await expect(run(...commandLine)).rejects.toThrow('Usage:');
  });

  it('is told about an unknown user, and about a name or reason that is too long', async () => {
    await expect(run('ban-user', '999999', ...BY)).rejects.toThrow('User 999999 does not exist');
    await expect(run('ban-user', '1', '--by', 'x'.repeat(101), '--reason', 'x')).rejects.toThrow('--by');
    await expect(run('ban-user', '1', '--by', 'Ann', '--reason', 'x'.repeat(501))).rejects.toThrow('--reason');
  });
});

describe('the socket of a running platform', () => {
  it('runs a command on its database, and returns what it prints or why it failed', async () => {
    const { userId } = await logIn(server);
    const command = ['ban-user', String(userId), ...BY];
    await expect(askRunningPlatform(directory, command)).resolves.toBe(`User ${userId} is banned.`);
    await expect(askRunningPlatform(directory, command)).rejects.toThrow('already banned');
    await expect(askRunningPlatform(directory, ['x'.repeat(5_000)])).rejects.toThrow();
  });

  it('[T24] is open to the user of the process alone', () => {
    expect(statSync(join(directory, 'operator.sock')).mode & 0o777).toBe(0o600);
  });

  it('returns null when no platform runs, and replaces the file of one that was killed', async () => {
    const empty = createTempDirectory('operator-empty');
    await expect(askRunningPlatform(empty, ['ban-user'])).resolves.toBeNull();
    const end = await listenForOperators(server.database, empty);
    const again = await listenForOperators(server.database, empty);
    expect(existsSync(join(empty, 'operator.sock'))).toBe(true);
    await expect(askRunningPlatform(empty, [])).rejects.toThrow('Usage:');
    end();
    again();
    rmSync(empty, { recursive: true, force: true });
  });

  it('does without a socket in a directory whose path is too long for one', async () => {
    const long = join(directory, 'd'.repeat(120));
    const end = await listenForOperators(server.database, long);
    end();
    await expect(askRunningPlatform(long, ['unban-user', '1', ...BY])).resolves.toBeNull();
  });
});
