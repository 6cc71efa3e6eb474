/** The files of a new remote: one page in two languages, with its test. @param name without `mfe-` */
export function remoteTemplate(name: string): Record<string, string> {
  const title = name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase(),
  );
  const Screen = `${title.replaceAll(' ', '')}Screen`;
  const workspace = ['i18n', 'remote-kit'].map((each) => [`@xana/${each}`, 'workspace:*']);
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@xana/mfe-${name}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        dependencies: Object.fromEntries([...workspace, ['react', 'catalog:']]),
        devDependencies: { '@testing-library/react': 'catalog:', '@xana/build-kit': 'workspace:*' },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': `{ "extends": "../packages/build-kit/typescript/base.json" }\n`,
    'webpack.config.js': `import { remoteConfiguration } from '@xana/build-kit/webpack/remote';

export default remoteConfiguration(import.meta.dirname);
`,
    'remote.config.ts': `import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-${name}',
  owner: { team: '${title}', contact: '${name}@xana.example' },
  pages: [
    { path: '/${name}', module: 'main', title: { en: '${title}', ja: '${title}' }, login: 'none', preload: [] },
  ],
  slots: [],
  handlers: [],
  events: { publishes: [], consumes: [] },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
`,
    'src/entry/main.tsx': `import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { ${Screen} } from '../screens/${name}/${name}-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ${Screen}, phrases });
`,
    'src/phrases/phrases.ts': `import { definePhrases } from '@xana/i18n';
import { en } from './en.ts';

export const phrases = definePhrases('mfe-${name}', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
export const useText = phrases.useText;
`,
    'src/phrases/en.ts': `export const en = {
  title: '${title}',
  text: 'This page is contributed by mfe-${name}.',
} as const;
`,
    'src/phrases/ja.ts': `import type { en } from './en.ts';

export const ja = {
  title: '${title}',
  text: 'このページはmfe-${name}が提供しています。',
} satisfies Record<keyof typeof en, string>;
`,
    [`src/screens/${name}/${name}-screen.tsx`]: `import { useText } from '../../phrases/phrases.ts';

export function ${Screen}() {
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
import { phrases } from '../../phrases/phrases.ts';
import { ${Screen} } from './${name}-screen.tsx';

it.each([
  ['en', 'This page is contributed by mfe-${name}.'],
  ['ja', 'このページはmfe-${name}が提供しています。'],
] as const)('speaks %s', async (locale, text) => {
  await renderInFakeShell(${Screen}, { remote: 'mfe-${name}', locale, phrases });
  expect(screen.getByText(text)).toBeTruthy();
});
`,
    'CHANGELOG.md': `# Changelog of mfe-${name}

Format: [Keep a Changelog](https://keepachangelog.com/en/1.1.0/). The newest version equals \`version\` in \`package.json\`, which
\`npm run release -- status\` and \`history\` show.

## [1.0.0] - ${new Date().toISOString().slice(0, 10)}

### Added

- The page \`/${name}\`.
`,
    'README.md': `# mfe-${name}

\`remote.config.ts\` declares its contributions, and \`src/entry\` contains the modules that the shell loads. Allowed imports are listed in
[\`who-may-import-whom.json\`](../packages/repo-rules/who-may-import-whom.json); a remote never imports another remote.
`,
  };
}
