import { repositoryFiles } from './repository-files.ts';

/** A package inside of the repository of the site, or a repository of its own. */
export type RemoteKind = 'workspace' | 'repository';

interface Template {
  /** Without `mfe-`. */
  name: string;
  kind: RemoteKind;
  /** The version of each package that a new remote can depend on. */
  versions: Readonly<Record<string, string>>;
}

/** The files of a new remote by path: a page and a card on the home page in two languages, with a test. */
export function remoteTemplate({ name, kind, versions }: Template): Record<string, string> {
  const title = name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
  const component = title.replaceAll(' ', '');
  return {
    ...declaration(name, title),
    ...phraseFiles(name, title),
    ...screenFiles(name, component),
    ...cardFiles(name, component),
    ...(kind === 'repository' ? repositoryFiles(name, versions) : workspaceFiles(name, versions)),
    'CHANGELOG.md': `# Changelog of mfe-${name}

Format: [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). The newest version equals \`version\` in \`package.json\`, which
\`npm run release -- status\` and \`history\` show.

## [1.0.0] - ${new Date().toISOString().slice(0, 10)}

### Added

- The page \`/${name}\`, and a card on the home page.
`,
  };
}

/** In the repository of the site its commands, tests and workflow are those of all remotes. */
function workspaceFiles(name: string, versions: Template['versions']): Record<string, string> {
  const pick = (names: string[]) => Object.fromEntries(names.map((each) => [each, versions[each]]));
  const manifest = {
    name: `@xana/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: pick(['@xana/i18n', '@xana/remote-kit', 'react']),
    devDependencies: pick(['@testing-library/react', '@xana/build-kit']),
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': '{ "extends": "../packages/build-kit/typescript/base.json" }\n',
    'webpack.config.js': `import { remoteConfiguration } from '@xana/build-kit/webpack/remote';

export default remoteConfiguration(import.meta.dirname);
`,
    'README.md': `# mfe-${name}

\`remote.config.ts\` declares its contributions, and \`src/entry\` contains the modules that the shell loads. Allowed imports are listed in
[\`who-may-import-whom.json\`](../packages/repo-rules/who-may-import-whom.json); a remote never imports another remote.
`,
  };
}

const declaration = (name: string, title: string) => ({
  'remote.config.ts': `import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-${name}',
  owner: { team: '${title}', contact: '${name}@xana.example' },
  pages: [
    { path: '/${name}', module: 'main', title: { en: '${title}', ja: '${title}' }, login: 'none', preload: [] },
  ],
  slots: [
    { slot: 'home.posts', module: 'card', order: 90, height: 120, label: { en: '${title}', ja: '${title}' } },
  ],
  handlers: [],
  events: { publishes: [], consumes: [] },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
`,
});

const phraseFiles = (name: string, title: string) => ({
  'src/phrases/phrases.ts': `import { definePhrases } from '@xana/i18n';

export const en = {
  title: '${title}',
  text: 'This page is contributed by mfe-${name}.',
  open: 'Open ${title}',
} as const;

export const { useText } = definePhrases('mfe-${name}', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
`,
  'src/phrases/ja.ts': `import type { en } from './phrases.ts';

export const ja = {
  title: '${title}',
  text: 'このページはmfe-${name}が提供しています。',
  open: '${title}を開く',
} satisfies Record<keyof typeof en, string>;
`,
});

const screenFiles = (name: string, component: string) => ({
  'src/entry/main.tsx': `import { remoteModule } from '@xana/remote-kit';
import { ${component}Screen } from '../screens/${name}/${name}-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ${component}Screen });
`,
  [`src/screens/${name}/${name}-screen.tsx`]: `import { useText } from '../../phrases/phrases.ts';

export function ${component}Screen() {
  const t = useText();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
    </>
  );
}
`,
  [`src/screens/${name}/${name}-screen.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { ${component}Screen } from './${name}-screen.tsx';

it.each([
  ['en', 'This page is contributed by mfe-${name}.'],
  ['ja', 'このページはmfe-${name}が提供しています。'],
] as const)('speaks %s', async (locale, text) => {
  await renderInFakeShell(${component}Screen, { remote: 'mfe-${name}', locale });
  expect(screen.getByText(text)).toBeTruthy();
});
`,
});

const cardFiles = (name: string, component: string) => ({
  'src/entry/card.tsx': `import { remoteModule } from '@xana/remote-kit';
import { ${component}Card } from '../widgets/card/card.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ${component}Card });
`,
  'src/widgets/card/card.tsx': `import { Link } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import * as css from './card.module.css';

/** On the home page, below the posts. */
export function ${component}Card() {
  const t = useText();
  return (
    <section className={css.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Link to="/${name}">{t('open')}</Link>
    </section>
  );
}
`,
  'src/widgets/card/card.module.css': `.card {
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
}
`,
});
