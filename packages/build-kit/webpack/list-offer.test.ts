import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { Configuration } from 'webpack';
import { build } from './build.ts';
import { listOffer } from './list-offer.ts';

const SHELL = join(import.meta.dirname, '../../../shell');
const EVENTS = 'packages/contracts/src/events';

const FILES = {
  'main.mjs': `
    import '@xana/ui-kit/dialog';
    import 'react';
    import 'not-shared';
    import { shellOpened } from './${EVENTS}/shell.ts';
    import { storeClosed, storeOpened, MAX_ITEMS } from './${EVENTS}/store.ts';
    import { chatOpened } from './${EVENTS}/chat.ts';
    const neverCalled = () => chatOpened;
    console.log(shellOpened, storeOpened, storeClosed, MAX_ITEMS);
  `,
  'dialog.mjs': 'export { Dialog as Modal } from "./inner.mjs"; export const CloseButton = 1; export default 2;',
  'inner.mjs': 'export const Dialog = 1; export const Hidden = 2;',
  'react.cjs': 'exports.useState = () => []; exports.useMemo = () => 1;',
  'not-shared.mjs': 'export const secret = 1;',
  [`${EVENTS}/shell.ts`]: `
    export const shellOpened = { name: 'shell:opened', major: 2 };
    export const shellClosed = { name: 'shell:closed', major: 1 };
  `,
  [`${EVENTS}/store.ts`]: `
    export const storeOpened = { name: 'store:opened', major: 1 };
    export const storeClosed = { name: 'store:closed', major: 3 };
    export const MAX_ITEMS = undefined;
  `,
  [`${EVENTS}/chat.ts`]: `export const chatOpened = { name: 'chat:opened', major: 1 };`,
};

interface Offer {
  slots: string[];
  shared: Record<string, string[]>;
  events: { publishes: Record<string, number>; consumes: Record<string, number> };
  majors: Record<string, number>;
  containers: string[];
}

/** Builds a shell of the files above, some of them replaced. */
async function offerOf(mode: Configuration['mode'], files: Partial<typeof FILES> = {}): Promise<Offer> {
  const directory = createTempDirectory('offer');
  for (const [path, content] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  await build([
    {
      context: directory,
      mode,
      entry: './main.mjs',
      output: { path: join(directory, 'dist') },
      resolve: {
        alias: {
          react: join(directory, 'react.cjs'),
          '@xana/ui-kit/dialog': join(directory, 'dialog.mjs'),
          'not-shared': join(directory, 'not-shared.mjs'),
        },
      },
      plugins: [listOffer(SHELL, ['webpack', 'federation'])],
    },
  ]);
  return JSON.parse(readFileSync(join(directory, 'dist/offer.json'), 'utf8')) as Offer;
}

describe('[MF-06] listOffer', () => {
  it('lists all exports of each shared module by their public names, also of CommonJS', async () => {
    expect((await offerOf('production')).shared).toEqual({
      '@xana/ui-kit/dialog': ['CloseButton', 'Modal', 'default'],
      react: ['default', 'useMemo', 'useState'],
    });
  });

  it('lists the events that the code of the shell publishes and consumes, with their majors', async () => {
    expect((await offerOf('production')).events).toEqual({
      publishes: { 'shell:opened': 2 },
      consumes: { 'store:closed': 3, 'store:opened': 1 },
    });
  });

  it('lists slots and interface majors of the contracts, and the containers that the shell can load', async () => {
    const { slots, majors, containers } = await offerOf('production');
    expect(slots).toEqual(expect.arrayContaining(['sidebar.balances', 'page.background']));
    expect(slots).toEqual([...slots].sort());
    expect(majors).toEqual({ shell: 1, session: 1, kit: 1 });
    expect(containers).toEqual(['webpack', 'federation']);
  });

  it('lists the same shared exports in a development build', async () => {
    const [development, production] = [await offerOf('development'), await offerOf('production')];
    expect(development.shared).toEqual(production.shared);
  });

  it('lists the exports of CommonJS that webpack cannot analyse, as those of React for development', async () => {
    const react = 'for (const name of ["useState", "useId"]) exports[name] = () => 1;';
    expect((await offerOf('development', { 'react.cjs': react })).shared.react).toEqual([
      'default',
      'useId',
      'useState',
    ]);
  });

  it('fails for a shared module whose exports are unknown, and names it', async () => {
    const dialog = 'export * from "./inner.cjs"; export const own = 1;';
    const inner = 'module.exports = globalThis.unknown;';
    const files = { 'dialog.mjs': dialog, 'inner.cjs': inner } as Partial<typeof FILES>;
    await expect(offerOf('production', files)).rejects.toThrow(
      'The exports of the shared module @xana/ui-kit/dialog are unknown.',
    );
  });
});
