import { excerpt } from './excerpt.ts';

test('[RT-02] a title takes the beginning of a text on one line', () => {
  expect(excerpt(' One\n\ntwo ')).toBe('One two');
  expect(excerpt('🦊'.repeat(61))).toBe(`${'🦊'.repeat(60)}…`);
  expect(excerpt('あ'.repeat(60))).toBe('あ'.repeat(60));
});
