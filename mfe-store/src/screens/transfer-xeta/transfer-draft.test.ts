import { EMPTY_DRAFT, readDraft, storeDraft } from './transfer-draft.ts';

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
