import { memberName, memberSubject } from './member-identity.ts';

test.each([
  ['spaces around it', ' tom@example.com ', 'tom@example.com'],
  ['a zero-width space', 'tom\u200b@example.com', 'tom@example.com'],
  ['a joiner', 'tom\u200d@example.com', 'tom@example.com'],
  ['a byte order mark', '\ufefftom@example.com', 'tom@example.com'],
  ['a line feed at the end', 'repo:xana/mfe-store:ref:refs/heads/main\n', 'repo:xana/mfe-store:ref:refs/heads/main'],
])('[MF-04] finds the same member by a subject with %s', (_what, typed, stored) => {
  expect(memberSubject(typed)).toBe(stored);
});

test.each([
  ['a reversed reading direction', 'Tom \u202eBaker', 'Tom Baker'],
  ['a soft hyphen', 'To\u00adm  Baker', 'Tom Baker'],
  ['a blank name', ' \u3164 ', ''],
])('[MF-04] stores a name of a member without %s', (_what, typed, stored) => {
  expect(memberName(typed)).toBe(stored);
});

test('keeps the joiners of a name that needs them', () => {
  expect(memberName('علی\u200cرضا')).toBe('علی\u200cرضا');
});
