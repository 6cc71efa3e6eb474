import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository-files.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('editor files', () => {
  it('launch programs and use folders that exist', () => {
    const paths = [...read('.vscode/launch.json').matchAll(/"(?:program|cwd)": "\$\{workspaceFolder\}\/?([^"]*)"/g)];
    expect(paths.length).toBeGreaterThan(4);
    for (const [, path = ''] of paths) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
  });

  it('use the Node version that package.json supports at least', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(engines.node).toMatch(new RegExp(`^>=${read('.nvmrc').trim()}\\.`));
  });

  it('lead `npx jest` to the configuration of build-kit', () => {
    const { jest } = JSON.parse(read('package.json')) as { jest: string };
    expect(existsSync(join(ROOT, jest))).toBe(true);
  });
});
