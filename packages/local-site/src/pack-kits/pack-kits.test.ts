import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { kitVersion } from './kit-packages.ts';
import { packKits } from './pack-kits.ts';

/** Entries without types: style sheets, and JSON files that `tsconfig.json` extends. */
const UNTYPED = ['./reset.css', './tokens.css', './typescript/*'];

/** A compiler, npm and two programs for each package. */
const TIMEOUT_MS = 300_000;

const bin = (name: string): string => join(import.meta.dirname, '../../node_modules/.bin', name);
const run = promisify(execFile);
/** What a program printed, with its exit code when it failed. */
const outputOf = (command: string, words: string[]) =>
  run(command, words).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout: stdout + stderr }),
  );

describe('the packages for other repositories', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await packKits(createTempDirectory('kits'));
  }, TIMEOUT_MS);

  const read = (name: string, path: string): string =>
    execFileSync('tar', ['xzOf', files[name] ?? '', `package/${path}`], { encoding: 'utf8' });

  it('[MF-03] are the kits with everything that they depend on in the workspace, and the release command', () => {
    expect(
      Object.keys(files)
        .map((name) => name.replace('@xana/', ''))
        .sort(),
    ).toEqual([
      'api-client',
      'build-kit',
      'contracts',
      'create-remote',
      'event-bus',
      'i18n',
      'object-store',
      'release',
      'remote-kit',
      'session',
      'ui-kit',
      'validation',
      'wallet',
    ]);
  });

  it('[MF-03] have one version, depend on each other by it, and leave React to the team', () => {
    const { version, dependencies, peerDependencies, license } = JSON.parse(read('@xana/remote-kit', 'package.json'));
    expect(version).toBe(kitVersion());
    expect(dependencies).toMatchObject({ '@xana/session': version, '@xana/ui-kit': version });
    expect(Object.values(dependencies).join()).not.toMatch(/workspace|catalog/);
    expect(peerDependencies).toEqual({ react: expect.stringMatching(/^\^19/), 'react-dom': expect.any(String) });
    expect(license).toBe('UNLICENSED');
  });

  it('[MF-03] contain compiled modules, their types and their style sheets, without tests', () => {
    const listed = execFileSync('tar', ['tzf', files['@xana/ui-kit'] ?? ''], { encoding: 'utf8' }).split('\n');
    const button = 'package/src/primitives/button/button';
    expect(listed).toEqual(
      expect.arrayContaining([`${button}.js`, `${button}.d.ts`, `${button}.module.css`, 'package/README.md']),
    );
    expect(listed.filter((path) => /\.test\.|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
    expect(read('@xana/event-bus', 'src/event-bus.d.ts')).not.toMatch(/\.ts'/);
  });

  it(
    '[MF-03] pass publint and are resolved by Node and bundlers with their types',
    async () => {
      for (const [name, file] of Object.entries(files)) {
        const lint = await outputOf(bin('publint'), ['run', file, '--strict']);
        expect({ name, ...lint }).toMatchObject({ code: 0, stdout: expect.stringContaining('All good!') });
        // The release command is a program alone.
        if (name === '@xana/release') continue;
        const types = await outputOf(bin('attw'), [file, '--profile', 'esm-only', '--exclude-entrypoints', ...UNTYPED]);
        expect({ name, ...types }).toMatchObject({ code: 0 });
      }
    },
    TIMEOUT_MS,
  );
});
