import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestPlatform, wait } from '../faults/test-platform.ts';
import { logInApp } from './app-session.ts';
import { openShell, readSection, type Shell } from './how-to-script.ts';
import { folderOf, missingPrograms, type OperatedPostgres, startOperatedPostgres } from './operated-postgres.ts';
import { publishPicture, statusesOf } from './pictured-post.ts';

const PAGE = 'back-up-and-restore.md';

/** Runs sections of the page on the given places. */
function operatorOf(postgres: OperatedPostgres, places: Record<string, string>, environment: Record<string, string>) {
  const values = { ...postgres.environment, ...places };
  const run = async (shell: Shell, heading: string, more: Record<string, string> = {}) =>
    shell.run(readSection(PAGE, heading, { ...values, ...more }).join(''));
  const onServer = openShell(values, postgres.user);
  const onPlatform = openShell({ ...environment, ...places });
  return {
    onDatabase: (heading: string, more?: Record<string, string>) => run(onServer, heading, more),
    onPlatform: (heading: string) => run(onPlatform, heading),
  };
}

const now = () => new Date().toISOString().replace('T', ' ').replace('Z', '+00');

/** Base backups, the oldest first. */
const basesOf = (backups: string) =>
  readdirSync(join(backups, 'base'))
    .sort()
    .map((name) => join(backups, 'base', name));

test('restores database and uploads to the moment before a table was dropped', async () => {
  const missing = missingPrograms();
  test.skip(missing !== undefined, missing);
  const postgres = startOperatedPostgres();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'xana-restore-'));
  const platform = await startTestPlatform('embedded', { dataDirectory, environment: { DATABASE_URL: postgres.url } });
  try {
    const backups = folderOf(postgres, 'backups');
    const places = { BACKUPS: backups, DATA_DIRECTORY: dataDirectory };
    const operator = operatorOf(postgres, places, platform.environmentOf(0));
    await operator.onDatabase('Settings');
    await platform.start();
    const [quiet, renewing] = [await logInApp(platform), await logInApp(platform)];
    const before = await publishPicture(platform, quiet.token(), 'Before the base backup');

    await operator.onDatabase('Archive the log of the database');
    await operator.onDatabase('Back up the database');
    const base = basesOf(backups).at(-1) ?? '';
    const since = await publishPicture(platform, quiet.token(), 'Since the base backup');
    await operator.onPlatform('Back up the uploads');
    await operator.onDatabase('Delete old backups');
    // A commit has the time of the server of the database, in microseconds.
    await wait(10);
    const moment = now();
    await wait(10);
    const late = await logInApp(platform);
    const after = await publishPicture(platform, late.token(), 'After the moment');
    expect(await renewing.refresh()).toBeUndefined();
    expect(await Promise.all([before, since, after].map((post) => statusesOf(platform, post)))).toEqual([
      [200, 200],
      [200, 200],
      [200, 200],
    ]);

    postgres.query('drop table posts cascade');
    expect((await platform.ask('GET', `/feeds/v2/single-feed/${before.id}`)).status).toBe(500);
    await platform.end();
    rmSync(dataDirectory, { recursive: true });
    mkdirSync(join(dataDirectory, 'uploads'), { recursive: true });
    await operator.onDatabase('Restore the database', { RESTORE_TO: moment, BASE: base });
    await expect(operator.onPlatform('Check, and start')).rejects.toThrow(
      /uploads +wrong +upload\/[0-9a-f]{32} is missing/,
    );
    await operator.onPlatform('Restore the uploads');
    expect(await operator.onPlatform('Check, and start')).toMatch(/uploads +ok +2 of 2 are in the image store/);

    await platform.start();
    expect(await Promise.all([before, since, after].map((post) => statusesOf(platform, post)))).toEqual([
      [200, 200],
      [200, 200],
      [404, 404],
    ]);
    expect(await quiet.refresh()).toBeUndefined();
    expect(await renewing.refresh()).toBe('SESSION_ENDED');
    expect(await late.refresh()).toBe('SESSION_ENDED');
    const written = await publishPicture(platform, quiet.token(), 'After the restore');
    expect(await statusesOf(platform, written)).toEqual([200, 200]);

    await operator.onDatabase('What is different afterwards');
    expect(await quiet.refresh()).toBe('SESSION_ENDED');
  } finally {
    await platform.stop();
    postgres.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});
