import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';

const root = join(__dirname, '../..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = join(__dirname, 'dependency-cruiser.config.cjs');

function cruise(directory: string, folders: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, '--config', config, ...folders], {
    cwd: directory,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Writes files into a folder with this repository's layout. @returns the output of the rules */
function judge(files: Record<string, string>): string {
  const directory = createTempDirectory('import-rules');
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), content);
    }
    return cruise(directory, [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))]);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const LEAF = 'export const leaf = 1;\n';

describe('who may import whom', () => {
  it.each([
    [
      'a remote imports another remote',
      'mfe-store imports only what the table allows',
      {
        'mfe-store/src/a.ts': "import '../../mfe-chat/src/b.ts';",
        'mfe-chat/src/b.ts': LEAF,
      },
    ],
    [
      'a remote imports the shell',
      'mfe-chat imports only what the table allows',
      {
        'mfe-chat/src/a.ts': "import '../../shell/src/b.ts';",
        'shell/src/b.ts': LEAF,
      },
    ],
    [
      'the shell imports a remote',
      'shell imports only what the table allows',
      {
        'shell/src/a.ts': "import '../../mfe-auth/src/b.ts';",
        'mfe-auth/src/b.ts': LEAF,
      },
    ],
    [
      'a remote imports the platform',
      'mfe-spaces imports only what the table allows',
      {
        'mfe-spaces/src/a.ts': "import '../../packages/platform-api/src/b.ts';",
        'packages/platform-api/src/b.ts': LEAF,
      },
    ],
    [
      'ui-kit learns a language',
      'ui-kit imports only what the table allows',
      {
        'packages/ui-kit/src/a.ts': "import '../../i18n/src/b.ts';",
        'packages/i18n/src/b.ts': LEAF,
      },
    ],
    [
      'contracts import something that runs',
      'contracts imports only what the table allows',
      {
        'packages/contracts/src/a.ts': "import '../../session/src/b.ts';",
        'packages/session/src/b.ts': LEAF,
      },
    ],
    [
      'a remote goes around a facade',
      'a remote reaches libraries through the facades',
      {
        'mfe-store/src/a.ts': "import 'jotai';",
      },
    ],
    [
      'a contract brings all of zod',
      'contracts are written with @xana/contracts/schema',
      {
        'packages/contracts/src/a.ts': "import 'zod/mini';",
      },
    ],
    [
      'a file imports an entry',
      'no file imports an entry that the shell loads',
      {
        'mfe-store/src/widgets/a.ts': "import '../entry/b.ts';",
        'mfe-store/src/entry/b.ts': LEAF,
      },
    ],
    [
      'a screen imports another screen',
      'a screen never imports another screen',
      {
        'mfe-store/src/screens/one/a.ts': "import '../two/b.ts';",
        'mfe-store/src/screens/two/b.ts': LEAF,
      },
    ],
    [
      'a handler imports the query builder',
      'only database/ imports the query builder',
      {
        'packages/platform-api/src/operations/follow/a.ts': "import { sql } from 'kysely';",
      },
    ],
    [
      'the database imports an operation',
      'database/ imports nothing above it',
      {
        'packages/platform-api/src/database/a.ts': "import type { B } from '../operations/follow/b.ts';",
        'packages/platform-api/src/operations/follow/b.ts': 'export type B = 1;',
      },
    ],
    [
      'two files need each other',
      'no circles',
      {
        'shell/src/a.ts': "import { b } from './b.ts';\nexport const a = b;",
        'shell/src/b.ts': "import { a } from './a.ts';\nexport const b = a;",
      },
    ],
  ])('[MF-02] refuses that %s', (_what, rule, files) => {
    expect(judge(files)).toContain(`error ${rule}`);
  });

  it('allows what the table lists', () => {
    const files = {
      'mfe-store/src/a.ts': "import '../../packages/contracts/src/b.ts';",
      'packages/contracts/src/b.ts': LEAF,
    };
    expect(judge(files)).toContain('no dependency violations found');
  });

  it('[MF-02] finds nothing in this repository', () => {
    expect(
      cruise(root, ['shell', 'mfe-auth', 'mfe-spaces', 'mfe-store', 'mfe-chat', 'mfe-profile', 'packages']),
    ).toContain('no dependency violations found');
  });
});
