import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** Files with an `ErrorState` of their own, and why `Answer` and `Paged` of remote-kit do not fit. */
const OWN_ERROR_STATES: Readonly<Record<string, string>> = {
  'mfe-auth/src/screens/after-login/hand-off/hand-off-dialog.tsx': 'an action that failed',
  'mfe-auth/src/screens/terms/terms-dialog.tsx': 'two answers together',
  'mfe-auth/src/screens/terms/terms-line.tsx': 'shows nothing while it loads',
  'mfe-chat/src/screens/chat/chat-screen.tsx': 'two answers together',
  'mfe-chat/src/screens/chat/history/history-pane.tsx': 'a window over the messages, of several answers',
  'mfe-chat/src/screens/chat/people-picker/found-people.tsx': 'two answers together',
  'mfe-chat/src/screens/chat/search-messages/search-results.tsx': 'a list with a choice by keyboard',
  'mfe-profile/src/screens/profile/profile-screen.tsx': 'an error replaces the profile that was shown',
  'mfe-profile/src/widgets/people/people-list.tsx': 'below its title',
  'mfe-profile/src/widgets/single-post/single-post.tsx': 'an error replaces the post that was shown',
  'mfe-spaces/src/widgets/space-list/space-list.tsx': 'below the fixed links',
  'mfe-store/src/screens/card-payment/card-field.tsx': 'the frame of the card provider',
  'mfe-store/src/screens/card-payment/payment-dialog.tsx': 'two answers together',
  'mfe-store/src/screens/card-payment/plan-card/update-card-dialog.tsx': 'waits for a fresh answer',
  'mfe-store/src/screens/store/store-content.tsx': 'the tabs show the skeleton',
  'mfe-store/src/screens/transfer-xeta/scan-qr/scan-dialog.tsx': 'the camera',
};

const remoteFiles = () =>
  listRepositoryFiles().filter((file) => /^mfe-[a-z]+\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('shows the states of an answer by Answer and Paged, except in the listed files', () => {
  const own = remoteFiles().filter((file) => read(file).includes('<ErrorState'));
  expect(own).toEqual(Object.keys(OWN_ERROR_STATES).sort());
});

it('switches something on and off by useToggle', () => {
  const byHand = remoteFiles().filter((file) => {
    const text = read(file);
    return /\.call\(\s*\w+ \? \w+ : \w+,/.test(text) && !text.includes('useToggle(');
  });
  expect(byHand).toEqual([]);
});

it('fills in and submits forms by useForm', () => {
  const shell = listRepositoryFiles().filter((file) => /^shell\/src\/.*\.tsx$/.test(file) && !file.includes('.test.'));
  const byHand = [...remoteFiles(), ...shell].filter((file) =>
    (read(file).match(/<form\b[^>]*/g) ?? []).some((tag) => !/\{\.\.\.\w+\.props\}/.test(tag)),
  );
  expect(byHand).toEqual([]);
});

it('centres the screens of limited width', () => {
  const sheets = listRepositoryFiles().filter((file) =>
    /^mfe-[a-z]+\/src\/screens\/[^/]+\/[^/]+\.module\.css$/.test(file),
  );
  const firstRules = sheets.map((file) => ({ file, rule: /^\.\w+ \{([^}]*)\}/.exec(read(file))?.[1] ?? '' }));
  const limited = firstRules.filter(({ rule }) => /max-width: [4-9]\drem/.test(rule));
  expect(limited.length).toBeGreaterThan(5);
  expect(limited.filter(({ rule }) => !rule.includes('margin: 0 auto')).map(({ file }) => file)).toEqual([]);
});
