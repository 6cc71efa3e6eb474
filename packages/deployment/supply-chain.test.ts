import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const readYaml = <Content>(file: string) => parse(readFileSync(join(ROOT, file), 'utf8')) as Content;

const workspace = readYaml<{ catalog: Record<string, string>; onlyBuiltDependencies: string[] }>('pnpm-workspace.yaml');
const lockfile = readYaml<{ packages: Record<string, { resolution: { integrity?: string; tarball?: string } }> }>(
  'pnpm-lock.yaml',
);

describe('[T43] packages from the registry', () => {
  it('are pinned to an exact version each', () => {
    const loose = Object.entries(workspace.catalog).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });

  it('have an integrity hash in the lockfile, and come from nowhere else', () => {
    const packages = Object.entries(lockfile.packages);
    expect(packages.length).toBeGreaterThan(500);
    const unchecked = packages.filter(
      ([, { resolution }]) => !resolution.integrity?.startsWith('sha512-') || resolution.tarball,
    );
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  it('run no install scripts, but for those that fetch a binary', () => {
    expect(workspace.onlyBuiltDependencies).toEqual(['@foundry-rs/anvil', '@swc/core', 'esbuild', 'sharp']);
  });
});
