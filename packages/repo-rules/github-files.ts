import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './repository-files.ts';

interface RemoteConfig {
  remote: { name: string; owner: { team: string; contact: string } };
}

/** The files of `.github/` that follow from the remotes: who reviews each, and the workflow of each. */
export async function githubFiles(): Promise<Record<string, string>> {
  const names = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remote.config.ts')));
  const configs = await Promise.all(names.sort().map((name) => import(join(ROOT, name, 'remote.config.ts'))));
  const remotes = (configs as RemoteConfig[]).map(({ remote }) => remote);
  return {
    '.github/CODEOWNERS': codeOwners(remotes),
    ...Object.fromEntries(remotes.map(({ name }) => [`.github/workflows/${name}.yml`, workflowOf(name)])),
  };
}

export async function writeGithubFiles(): Promise<void> {
  for (const [file, content] of Object.entries(await githubFiles())) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), content);
  }
}

const GENERATED = '# Generated from each remote.config.ts by packages/repo-rules/write-github-files.ts';

/** They decide what belongs to whom: the page settings name origins and owners. */
const RELEASE_MANAGERS = `# Release managers
/packages/deployment/page-settings.json releases@xana.example
/packages/deployment/owners.json releases@xana.example`;

function codeOwners(remotes: RemoteConfig['remote'][]): string {
  const lines = remotes.map(({ name, owner }) => `# ${owner.team}\n/${name}/ ${owner.contact}`);
  return `${[GENERATED, ...lines, RELEASE_MANAGERS].join('\n')}\n`;
}

const workflowOf = (name: string): string => `${GENERATED}
# and from the dependencies in the package.json files.
name: ${name}

on:
  push:
    branches: [main]
    paths:
${listOf(pathsOf(name))}
  pull_request:
    paths:
${listOf(pathsOf(name))}

permissions:
  contents: read
  # For the identity token of the publishing job.
  id-token: write

jobs:
  remote:
    uses: ./.github/workflows/remote.yml
    with:
      name: ${name}
    secrets:
      REGISTRY_COPY: \${{ secrets.REGISTRY_COPY }}
      RELEASE_SERVER: \${{ secrets.RELEASE_SERVER }}
`;

const listOf = (paths: string[]): string => paths.map((path) => `      - "${path}"`).join('\n');

/** Files whose change gives the remote a new build: its folder, the packages that it is built from, and the workflow. */
function pathsOf(name: string): string[] {
  const folders = [...packagesOf(name, new Set())].sort().map((each) => `packages/${each}/**`);
  const shared = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    `.github/workflows/${name}.yml`,
    '.github/workflows/remote.yml',
  ];
  return [`${name}/**`, ...folders, ...shared];
}

/** The workspace packages that a project imports, directly or through another package, and the tools that build it. */
function packagesOf(folder: string, found: Set<string>): Set<string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  const buildTools = Object.keys(devDependencies).filter((each) => each === '@xana/build-kit');
  for (const dependency of [...Object.keys(dependencies), ...buildTools]) {
    const name = dependency.replace('@xana/', '');
    if (name === dependency || found.has(name)) continue;
    found.add(name);
    packagesOf(`packages/${name}`, found);
  }
  return found;
}
