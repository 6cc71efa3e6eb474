import { DEFAULT_COLOR, draftOf, EMPTY_DRAFT, readDraft, storeDraft } from './transfer-draft.ts';

const OWN = `0x${'11'.repeat(20)}`;
const draft = { recipient: `0x${'22'.repeat(20)}`, member: null, amount: '0.5' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});

test('keeps the draft of a member for a reload', () => {
  storeDraft(OWN, draft);
  expect(readDraft(OWN)).toEqual(draft);
});

test('shows no draft to another member of the same tab', () => {
  storeDraft(OWN, draft);
  expect(readDraft(`0x${'33'.repeat(20)}`)).toEqual(EMPTY_DRAFT);
});

test('fills the form with a transfer that was not carried out', () => {
  const to = draft.recipient;
  expect(draftOf({ to, wei: 500_000_000_000_000_001n, name: null })).toEqual({
    recipient: to,
    member: null,
    amount: '0.500000000000000001',
  });
  expect(draftOf({ to, wei: 1n, name: 'Mia' }).member).toEqual({
    name: 'Mia',
    username: null,
    picture: null,
    color: DEFAULT_COLOR,
  });
});
