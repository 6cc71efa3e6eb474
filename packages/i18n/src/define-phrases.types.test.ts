import { definePhrases } from './define-phrases.ts';

const { text } = definePhrases('mfe-test', {
  en: { title: 'Title', item_one: '{{count}} item', item_other: '{{count}} items' },
  ja: async () => ({ title: '題', item_one: '{{count}}個', item_other: '{{count}}個' }),
});

test('rejects an unknown key and Japanese that lacks a key at compile time', () => {
  text('title');
  text('item', { count: 2 });
  // @ts-expect-error unknown phrase
  text('titel');
  // @ts-expect-error plurals are read by their stem
  text('item_one', { count: 1 });
  // @ts-expect-error the Japanese lacks `title`
  definePhrases('other', { en: { title: 'Title' }, ja: async () => ({}) });
});
