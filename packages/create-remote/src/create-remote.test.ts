import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { createRemote } from './create-remote.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('createRemote', () => {
  it('[MF-03] writes a remote with a page, a slot, phrases in two languages, tests and a workflow that publishes it', () => {
    const parent = createTempDirectory('create-remote');
    expect(createRemote({ typed: 'daily-news', parent, kind: 'repository' })).toBe('mfe-daily-news');
    const folder = join(parent, 'mfe-daily-news');
    const { name, scripts, dependencies, devDependencies } = readJson(join(folder, 'package.json'));
    expect(name).toBe('mfe-daily-news');
    expect(Object.keys(scripts)).toEqual(['start', 'dev', 'test', 'build', 'check', 'publish', 'release']);
    expect(Object.keys(dependencies)).toContain('@xana/remote-kit');
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['@xana/build-kit', '@xana/release']));
    expect(readFileSync(join(folder, 'remote.config.ts'), 'utf8')).toContain("path: '/daily-news'");
    expect(readFileSync(join(folder, 'src/phrases/ja.ts'), 'utf8')).toContain("title: 'Daily News'");
    expect(readFileSync(join(folder, '.github/workflows/release.yml'), 'utf8')).toContain('id-token: write');
  });

  it('[MF-03] writes the same code for the repository of the site, without commands of its own', () => {
    const parent = createTempDirectory('create-remote');
    createRemote({ typed: 'mfe-daily', parent, kind: 'workspace' });
    createRemote({ typed: 'daily', parent: join(parent, 'other'), kind: 'repository' });
    const [one, other] = [join(parent, 'mfe-daily'), join(parent, 'other/mfe-daily')];
    for (const file of ['remote.config.ts', 'src/entry/main.tsx', 'src/widgets/card/card.tsx'])
      expect(readFileSync(join(one, file), 'utf8')).toBe(readFileSync(join(other, file), 'utf8'));
    expect(readJson(join(one, 'package.json'))).not.toHaveProperty('scripts');
    expect(existsSync(join(one, '.github'))).toBe(false);
  });

  it.each([undefined, '', 'mfe-', 'a', 'Daily', 'daily_news', 'daily--news', '../daily', 'a'.repeat(31)])(
    '[MF-03] rejects the name %j and writes nothing',
    (typed) => {
      const parent = createTempDirectory('create-remote');
      expect(() => createRemote({ typed, parent, kind: 'repository' })).toThrow('cannot be the name of a remote');
      expect(existsSync(join(parent, `mfe-${typed}`))).toBe(false);
    },
  );

  it('[MF-03] leaves a folder that exists as it is', () => {
    const parent = createTempDirectory('create-remote');
    createRemote({ typed: 'daily', parent, kind: 'repository' });
    expect(() => createRemote({ typed: 'mfe-daily', parent, kind: 'repository' })).toThrow('already exists');
  });
});
