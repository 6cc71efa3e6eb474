import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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

/** What a project exports. */
const LEAF = 'export const leaf = 1;\n';

interface Violation {
  what: string;
  rule: string;
  /** The importing file first. */
  files: Record<string, string>;
}

const VIOLATIONS: Violation[] = [
  {
    what: 'a remote imports another remote',
    rule: 'mfe-store imports only what the table allows',
    files: { 'mfe-store/src/imports-remote.ts': "import '../../mfe-chat/src/leaf.ts';", 'mfe-chat/src/leaf.ts': LEAF },
  },
  {
    what: 'a remote imports the shell',
    rule: 'mfe-chat imports only what the table allows',
    files: { 'mfe-chat/src/imports-shell.ts': "import '../../shell/src/leaf.ts';", 'shell/src/leaf.ts': LEAF },
  },
  {
    what: 'the shell imports a remote',
    rule: 'shell imports only what the table allows',
    files: { 'shell/src/imports-remote.ts': "import '../../mfe-auth/src/leaf.ts';", 'mfe-auth/src/leaf.ts': LEAF },
  },
  {
    what: 'a remote imports the platform',
    rule: 'mfe-spaces imports only what the table allows',
    files: {
      'mfe-spaces/src/imports-platform.ts': "import '../../packages/platform-api/src/leaf.ts';",
      'packages/platform-api/src/leaf.ts': LEAF,
    },
  },
  {
    what: 'ui-kit learns a language',
    rule: 'ui-kit imports only what the table allows',
    files: {
      'packages/ui-kit/src/imports-i18n.ts': "import '../../i18n/src/leaf.ts';",
      'packages/i18n/src/leaf.ts': LEAF,
    },
  },
  {
    what: 'contracts import something that runs',
    rule: 'contracts imports only what the table allows',
    files: {
      'packages/contracts/src/imports-session.ts': "import '../../session/src/leaf.ts';",
      'packages/session/src/leaf.ts': LEAF,
    },
  },
  {
    what: 'a remote goes around a facade',
    rule: 'a remote reaches libraries through the facades',
    files: { 'mfe-store/src/imports-library.ts': "import 'jotai';" },
  },
  {
    what: 'a contract brings all of zod',
    rule: 'contracts are written with @xana/contracts/schema',
    files: { 'packages/contracts/src/imports-zod.ts': "import 'zod/mini';" },
  },
  {
    what: 'an entry of remote-kit brings a second context',
    rule: 'an entry of its own reaches the shared remote-kit by name',
    files: {
      'packages/remote-kit/src/terms-first/imports-context.ts': "import '../context/leaf.ts';",
      'packages/remote-kit/src/context/leaf.ts': LEAF,
    },
  },
  {
    what: 'a file imports an entry',
    rule: 'no file imports an entry that the shell loads',
    files: {
      'mfe-store/src/widgets/imports-entry.ts': "import '../entry/leaf.ts';",
      'mfe-store/src/entry/leaf.ts': LEAF,
    },
  },
  {
    what: 'a screen imports another screen',
    rule: 'a screen never imports another screen',
    files: {
      'mfe-store/src/screens/one/imports-screen.ts': "import '../two/leaf.ts';",
      'mfe-store/src/screens/two/leaf.ts': LEAF,
    },
  },
  {
    what: 'a handler imports the query builder',
    rule: 'only database/ imports the query builder',
    files: { 'packages/platform-api/src/operations/follow/imports-kysely.ts': "import { sql } from 'kysely';" },
  },
  {
    what: 'the database imports an operation',
    rule: 'database/ imports nothing above it',
    files: {
      'packages/platform-api/src/database/imports-operation.ts':
        "import type { B } from '../operations/follow/type.ts';",
      'packages/platform-api/src/operations/follow/type.ts': 'export type B = 1;',
    },
  },
  {
    what: 'the HTTP floor imports an operation',
    rule: 'http, media, tracing import no higher floor',
    files: {
      'packages/platform-api/src/http/imports-operation.ts':
        "import type { C } from '../operations/follow/other-type.ts';",
      'packages/platform-api/src/operations/follow/other-type.ts': 'export type C = 1;',
    },
  },
  {
    what: 'the authentication of callers imports HTTP',
    rule: 'authentication, config, gateways, limits import no higher floor',
    files: {
      'packages/platform-api/src/authentication/imports-http.ts': "import '../http/leaf.ts';",
      'packages/platform-api/src/http/leaf.ts': LEAF,
    },
  },
  {
    what: 'an operation imports a job',
    rule: 'operations import no higher floor',
    files: {
      'packages/platform-api/src/operations/follow/imports-job.ts': "import '../../jobs/leaf.ts';",
      'packages/platform-api/src/jobs/leaf.ts': LEAF,
    },
  },
  {
    what: 'sockets import the tools of operators',
    rule: 'jobs, moderation, official, push, realtime import no higher floor',
    files: {
      'packages/platform-api/src/realtime/imports-operator.ts': "import '../operator/leaf.ts';",
      'packages/platform-api/src/operator/leaf.ts': LEAF,
    },
  },
  {
    what: 'the platform imports a helper of its tests',
    rule: 'the platform imports no file of its tests',
    files: {
      'packages/platform-api/src/http/imports-test.ts': "import '../../test/leaf.ts';",
      'packages/platform-api/test/leaf.ts': LEAF,
    },
  },
  {
    what: 'two files need each other',
    rule: 'no circles',
    files: {
      'shell/src/circle.ts': "import { b } from './other-half.ts';\nexport const a = b;",
      'shell/src/other-half.ts': "import { a } from './circle.ts';\nexport const b = a;",
    },
  },
];

const ALLOWED = {
  'mfe-store/src/imports-contracts.ts': "import '../../packages/contracts/src/leaf.ts';",
  'packages/contracts/src/leaf.ts': LEAF,
};

describe('who may import whom', () => {
  /** One line for each violation: `error <rule>: <importing file> → <imported file>`. */
  let found: string[];
  beforeAll(() => {
    const directory = createTempDirectory('import-rules');
    const files = Object.assign({}, ALLOWED, ...VIOLATIONS.map((each) => each.files)) as Record<string, string>;
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), content);
    }
    // Its start takes most of the time, so that all planted files are judged at once.
    const output = cruise(directory, [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))]);
    found = output.split('\n').filter((line) => line.includes('error '));
  });

  it.each(VIOLATIONS)('[MF-02] refuses that $what', ({ rule, files }) => {
    const [importing = ''] = Object.keys(files);
    expect(found.filter((line) => line.includes(importing))).toEqual([
      expect.stringContaining(`error ${rule}: ${importing}`),
    ]);
  });

  it('allows what the table lists', () => {
    expect(found.filter((line) => line.includes('imports-contracts.ts'))).toEqual([]);
    expect(found).toHaveLength(VIOLATIONS.length);
  });

  it('[MF-02] finds nothing in this repository', () => {
    expect(
      cruise(root, ['shell', 'mfe-auth', 'mfe-spaces', 'mfe-store', 'mfe-chat', 'mfe-profile', 'packages']),
    ).toContain('no dependency violations found');
  });
});
