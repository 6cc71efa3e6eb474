const RUNTIME = ['@xana/contracts', '@xana/i18n', '@xana/remote-kit', '@xana/ui-kit', 'react', 'react-dom'];

/** What a remote in a repository of its own has besides its code: commands, tests, and a workflow that publishes it. */
export function repositoryFiles(name: string, versions: Readonly<Record<string, string>>): Record<string, string> {
  const isRuntime = ([each]: [string, string]) => RUNTIME.includes(each);
  const all = Object.entries(versions);
  const manifest = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'xana-remote start',
      dev: 'xana-remote dev',
      test: 'jest',
      build: 'xana-remote build',
      check: `tsc && xana-remote build && release publish mfe-${name} --build dist --dry-run`,
      publish: `xana-remote build && release publish mfe-${name} --build dist`,
      release: 'release',
    },
    dependencies: Object.fromEntries(all.filter(isRuntime)),
    devDependencies: Object.fromEntries(all.filter((each) => !isRuntime(each))),
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': '{ "extends": "@xana/build-kit/typescript/base.json" }\n',
    'jest.config.js': `import { remoteTests } from '@xana/build-kit/jest/remote';

export default remoteTests(import.meta.dirname);
`,
    '.gitignore': 'node_modules/\ndist/\n.local/\n',
    '.nvmrc': '20\n',
    '.github/workflows/release.yml': workflow(name),
    'README.md': readme(name),
  };
}

const readme = (name: string): string => `# mfe-${name}

A remote of the XANA site. \`remote.config.ts\` declares its contributions, and \`src/entry\` contains the modules that the shell loads.

| command | effect |
| --- | --- |
| \`npm start\` | show it stand-alone, with a fake platform |
| \`npm run dev\` | build at each save, and serve it to a page of a running site (\`XANA_SITE\`) |
| \`npm test\` | test it stand-alone, with a fake shell |
| \`npm run check\` | check types, and the build against the releases of the site; stores nothing |
| \`npm run publish -- --reason "…"\` | build and publish it at the release server |
| \`npm run release -- rollback mfe-${name} --reason "…"\` | take it back |

\`check\`, \`publish\` and \`release\` call the release server in \`RELEASE_SERVER\`, as the one who logged in with \`npm run release -- login\`.
CI publishes each push to \`main\` with the identity token of its run: see \`.github/workflows/release.yml\`.
`;

const workflow = (
  name: string,
): string => `# Tests mfe-${name}, and publishes each push to main with the identity token of the run. The repository has no secret: a release
# manager grants this workflow the roles publish and promote. RELEASE_SERVER is a variable of the repository.
name: Release

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version-file: .nvmrc
      - run: npm ci
      - run: npx tsc
      - run: npm test
      - run: npm run build

  publish:
    needs: test
    if: github.event_name == 'push' && github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      id-token: write
    timeout-minutes: 20
    concurrency:
      group: publish-mfe-${name}
    env:
      RELEASE_SERVER: \${{ vars.RELEASE_SERVER }}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version-file: .nvmrc
      - run: npm ci
      - run: npm run check
      # An unchanged build undoes no rollback.
      - run: npm run publish -- --automatic --reason "$(git log -1 --format=%s)"
`;
