import { expect, test } from '@playwright/test';
import { checkCandidate } from '@xana/local-site/check-candidate';
import { storeOnly } from '@xana/release/publish';
import { FULL } from '../site/full.ts';
import { activeRelease, changedCopy, settings, store } from './site-releases.ts';

const isBalances = (path: string) => path.startsWith('balances.');
const intoBalances = (code: string) => (content: string, path: string) => (isBalances(path) ? code + content : content);
const OVERLAY =
  'setTimeout(()=>{const e=document.createElement("div");Object.assign(e.style,{position:"fixed",inset:"0",zIndex:"9"});document.body.append(e)},1000);';

/** What passes every check of the files, and the sentence with which it is rejected. */
const BROKEN: [what: string, name: string, change: (content: string, path: string) => string, problem: RegExp][] = [
  [
    'a module that throws while it renders',
    'mfe-store',
    (content) => content.replace('("title")', '((()=>{throw new Error("planted")})())'),
    /its module "balances" was not mounted/,
  ],
  [
    'an entry that cannot be loaded',
    'mfe-store',
    (content, path) => (path.startsWith('remoteEntry') ? `import "./none.mjs";${content}` : content),
    /its module "balances" was not mounted/,
  ],
  [
    'window.fetch that is replaced',
    'mfe-store',
    intoBalances('const f=window.fetch;window.fetch=(...a)=>f(...a);'),
    /the function fetch of the browser was replaced/,
  ],
  [
    'a page of members that throws when it is loaded',
    'mfe-store',
    (content, path) => (path.startsWith('history.') ? `throw new Error("planted");${content}` : content),
    /as a member\): its module "history" was not mounted/,
  ],
  [
    'a handler that throws when it is loaded',
    'mfe-store',
    (content, path) => (path.startsWith('open-store.') ? `throw new Error("planted");${content}` : content),
    /its module "open-store" could not be loaded: planted/,
  ],
  ['a layer over the whole page', 'mfe-store', intoBalances(OVERLAY), /it covers the page/],
  [
    'a shell whose first line throws',
    'shell',
    (content, path) => (path === 'main.mjs' ? `throw new Error("planted");${content}` : content),
    /the shell did not start/,
  ],
];

for (const [index, [what, name, change, problem]] of BROKEN.entries()) {
  test(
    `[MF-01] [MF-04] a release is mounted before it becomes active, and rejected for ${what}`,
    FULL,
    async ({ browserName: _ }, info) => {
      test.setTimeout(300_000);
      const before = activeRelease(name).id;
      const { id } = storeOnly(store, changedCopy(name, `30.${index}.0`, info.outputPath(''), change));
      try {
        await expect(checkCandidate(store, settings(), name, id)).rejects.toThrow(problem);
        expect(activeRelease(name).id).toBe(before);
      } finally {
        store.remove(name, id);
      }
    },
  );
}

test('[MF-01] the active releases pass the trial, in both languages', FULL, async () => {
  test.setTimeout(300_000);
  const { id } = activeRelease('mfe-store');
  expect(await checkCandidate(store, settings(), 'mfe-store', id)).toContain('works on the page, in both languages');
});
