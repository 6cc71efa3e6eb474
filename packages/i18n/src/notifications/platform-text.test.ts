import { definePhrases, setLanguage, startI18n } from '../i18n.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { platformText } from './platform-text.ts';

const page = definePhrases('test-notifications', { en, ja: async () => ja });

type Key = Parameters<typeof page.text>[0];
const KEYS = [...new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')))] as Key[];
const VALUES = [
  {
    count: 1,
    xeny: 1_050,
    first: 'Ren',
    second: 'Yui',
    names: 'Ren',
    title: 'A & B',
    time: 'Nov 26',
    target: 'x',
    reason: '{{count}}',
  },
  {
    count: 1_200,
    xeny: 0,
    first: '\u202eRen',
    second: '',
    names: 'שלום',
    title: '$&',
    time: '',
    target: '',
    reason: '$t(title)',
  },
];

it.each(['en', 'ja'] as const)('[NT-11] gives a push message the text of the page, in %s', async (locale) => {
  startI18n(locale);
  await page.load(locale);
  await setLanguage(locale);
  const texts = (text: typeof page.text) =>
    KEYS.flatMap((key) => VALUES.map((values) => `${key}: ${text(key, values)}`));
  expect(texts(platformText(locale))).toEqual(texts(page.text));
});
