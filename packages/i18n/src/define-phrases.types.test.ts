import { definePhrases } from './define-phrases.ts';

const { text } = definePhrases('part', {
  en: { title: 'Title', item_one: '{{count}} item', item_other: '{{count}} items' },
  ja: async () => ({ title: '題', item_one: '{{count}}個', item_other: '{{count}}個' }),
});

test('a key that is none, and Japanese that lacks a key, do not compile', () => {
  text('title');
  text('item', { count: 2 });
  // @ts-expect-error there is no such phrase
  text('titel');
  // @ts-expect-error plurals are asked for by their stem
  text('item_one', { count: 1 });
  // @ts-expect-error the Japanese lacks `title`
  definePhrases('other', { en: { title: 'Title' }, ja: async () => ({}) });
});
