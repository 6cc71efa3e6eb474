import { excerpt } from './single-post.tsx';

test('[RT-02] shortens a text to one line of at most 60 characters for the title', () => {
  expect(excerpt(' One\n\ntwo ')).toBe('One two');
  expect(excerpt('🦊'.repeat(61))).toBe(`${'🦊'.repeat(60)}…`);
  expect(excerpt('あ'.repeat(60))).toBe('あ'.repeat(60));
});
