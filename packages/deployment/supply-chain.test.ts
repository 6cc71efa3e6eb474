import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const readYaml = <Content>(file: string) => parse(readFileSync(join(ROOT, file), 'utf8')) as Content;

type Versions = Record<string, string>;

const workspace = readYaml<{
  catalog: Versions;
  catalogs: Record<string, Versions>;
  overrides: Versions;
  onlyBuiltDependencies: string[];
}>('pnpm-workspace.yaml');
const lockfile = readYaml<{ packages: Record<string, { resolution: { integrity?: string; tarball?: string } }> }>(
  'pnpm-lock.yaml',
);

describe('[T43] packages from the registry', () => {
  it('are pinned to an exact version each', () => {
    const { catalog, catalogs, overrides } = workspace;
    // "-" leaves a dependency out.
    const installed = Object.fromEntries(Object.entries(overrides).filter(([, version]) => version !== '-'));
    const versions = [catalog, installed, ...Object.values(catalogs)].flatMap((each) => Object.entries(each));
    const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
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
