import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import sharp from 'sharp';
import { useTestServer } from '../../test/test-server.ts';
import { runCommand } from '../operator/run-command.ts';

const server = useTestServer({ seed: 'none' });
const directory = createTempDirectory('official');
const picture = join(directory, 'stage.png');
beforeAll(async () => {
  const image = { width: 320, height: 180, channels: 3, background: '#5b3df5' } as const;
  writeFileSync(picture, await sharp({ create: image }).png().toBuffer());
  writeFileSync(join(directory, 'notes.png'), 'not a picture');
});

const run = (...commandLine: string[]) => runCommand(server.platform, [...commandLine, '--actor', 'Ann']);
const idIn = (printed: string) => Number(/\d+/.exec(printed)?.[0]);
const read = async (url: string) => (await server.get(url)).data as Record<string, unknown>;

describe('a platform without demo data', () => {
  it('has the Lobby with id 38 and nothing else [MO-09] [RT-02]', async () => {
    expect(await read('/item/get-space-details/38')).toMatchObject({
      id: 38,
      name: 'XANA Lobby',
      entityType: 'ENVIRONMENT',
      localizedNames: { ja: 'XANAロビー' },
    });
    expect(await read('/world/get-all-spaces/1/10')).toMatchObject({ count: 1 });
    const counts = await Promise.all(
      (['users', 'posts', 'events', 'avatars', 'spaces'] as const).map((table) =>
        server.database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('official content', () => {
  const SPACE = ['--name', 'Concert Hall', '--description', 'Two thousand seats.', '--picture', picture];

  it('is created with a picture from a file, in both languages, and logged [MO-10]', async () => {
    const japanese = ['--name-ja', 'ホール', '--description-ja', '二千席のホールです。'];
    const id = idIn(await run('create-space', ...SPACE, ...japanese, '--tags', 'Music,fun', '--game'));
    // After the Lobby: an id below 38 would end the sequence at the Lobby.
    expect(id).toBe(39);
    expect(await read(`/item/get-space-details/${id}`)).toMatchObject({
      name: 'Concert Hall',
      entityType: 'ENVIRONMENT',
      tags: ['music', 'fun'],
      localizedNames: { ja: 'ホール' },
    });
    expect(JSON.parse(await run('log', `space:${id}`, '--json'))).toMatchObject([
      { operator: 'Ann', action: 'create' },
    ]);
  });

  it('is an event of the official account [MO-10]', async () => {
    const times = ['--starts', '2030-12-24T19:00+09:00', '--ends', '2030-12-24T21:00+09:00'];
    const event = ['--title', 'Opening', '--description', 'Welcome.', '--type', 'concert', '--space', '38'];
    const first = idIn(await run('create-event', ...event, ...times, '--picture', picture));
    await run('create-event', ...event, ...times, '--picture', picture);
    expect(await read(`/userCustomEvent/get-single-event/${first}`)).toMatchObject({
      title: 'Opening',
      startsAt: '2030-12-24T10:00:00.000Z',
      space: { id: 38 },
      host: { name: 'XANA' },
    });
    const accounts = await server.database.selectFrom('users').select(['username', 'approval_state']).execute();
    expect(accounts).toEqual([{ username: 'xana', approval_state: 'approved' }]);
  });

  it.each([
    ['--name', ' ', 'NAME_REQUIRED'],
    ['--description', '', 'DESCRIPTION_REQUIRED'],
    ['--description', 'x'.repeat(501), 'DESCRIPTION_REQUIRED'],
    ['--youtube', 'https://example.com/v', 'URL_NOT_VALID'],
    ['--tags', 'music,nonsense', 'Unknown tags: nonsense'],
    ['--name-ja', 'ホール', '--description-ja'],
    ['--picture', join(directory, 'missing.png'), 'cannot be read'],
    ['--picture', directory, 'cannot be read'],
    ['--picture', join(directory, 'notes.png'), 'INVALID_FILE_TYPE'],
  ])('follows the rules of spaces: %s %j is rejected [MO-10]', async (option, value, problem) => {
    await expect(run('create-space', ...SPACE, option, value)).rejects.toThrow(problem);
  });

  it.each([
    ['--space', '999', 'no space 999'],
    ['--type', 'riot', '--type'],
    ['--starts', 'tomorrow', '--starts'],
    ['--ends', '2031-12-24T21:00Z', '31 days'],
    ['--title', '', '--title'],
  ])('follows the rules of events: %s %j is rejected [MO-10]', async (option, value, problem) => {
    const times = ['--starts', '2030-12-24T19:00Z', '--ends', '2030-12-24T21:00Z'];
    const event = [
      '--title',
      'Opening',
      '--description',
      'Hi.',
      '--type',
      'party',
      '--space',
      '38',
      '--picture',
      picture,
    ];
    await expect(run('create-event', ...event, ...times, option, value)).rejects.toThrow(problem);
  });
});
