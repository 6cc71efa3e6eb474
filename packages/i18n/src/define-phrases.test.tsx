import { act, render, screen } from '@testing-library/react';
import { definePhrases } from './define-phrases.ts';
import { currentLocale, setLanguage, startI18n } from './language.ts';
import { sharedPhrases } from './shared/shared-phrases.ts';

const en = {
  greeting: 'Hello {{name}}',
  'visits.count_one': '{{count}} visit',
  'visits.count_other': '{{count}} visits',
} as const;
const ja = {
  greeting: 'こんにちは、{{name}}さん',
  'visits.count_one': '訪問{{count}}回',
  'visits.count_other': '訪問{{count}}回',
};

const report = jest.fn();

beforeEach(() => {
  report.mockClear();
  startI18n('en', { report });
});

test('[WL-09] default: texts with values and plurals, in keys with dots, every number grouped', async () => {
  const { text } = definePhrases('part', { en, ja: async () => ja });
  expect(text('greeting', { name: 'Aki' })).toBe('Hello Aki');
  expect(text('visits.count', { count: 1 })).toBe('1 visit');
  expect(text('visits.count', { count: 1200 })).toBe('1,200 visits');
  expect(text('greeting', { name: 1_234_567 })).toBe('Hello 1,234,567');
});

test('behavior: what a member is called is shown as it is, not read as markup or as a phrase', () => {
  const { text } = definePhrases('part', { en, ja: async () => ja });
  expect(text('greeting', { name: '<b>$t(other) & Co</b>' })).toBe('Hello <b>$t(other) & Co</b>');
});

test('[T59] a value that turns the reading direction does not turn the sentence around it', () => {
  const { text } = definePhrases('part', { en, ja: async () => ja });
  expect(text('greeting', { name: 'אבג' })).toBe('Hello \u2068אבג\u2069');
  expect(text('greeting', { name: '\u202eevil\u2069' })).toBe('Hello \u2068evil\u2069');
});

test('behavior: Japanese is fetched once, and only when it is read', async () => {
  const fetchJapanese = jest.fn(async () => ja);
  const phrases = definePhrases('part', { en, ja: fetchJapanese });
  await phrases.load('en');
  expect(fetchJapanese).not.toHaveBeenCalled();
  await Promise.all([phrases.load('ja'), phrases.load('ja'), setLanguage('ja')]);
  expect(fetchJapanese).toHaveBeenCalledTimes(1);
  expect(phrases.text('greeting', { name: 'Aki' })).toBe('こんにちは、Akiさん');
});

test('behavior: a page that starts in Japanese has the shared words in Japanese with its first part', async () => {
  startI18n('ja');
  await definePhrases('part', { en, ja: async () => ja }).load('ja');
  expect(sharedPhrases.text('noData')).toBe('データがありません');
});

test('behavior: a screen never shows two languages at once', async () => {
  let answer: (texts: typeof ja) => void = () => undefined;
  const quick = definePhrases('quick', { en: { word: 'quick' }, ja: async () => ({ word: '速い' }) });
  const slow = definePhrases('slow', { en, ja: () => new Promise((resolve) => (answer = resolve)) });
  const seen: string[] = [];
  function Screen() {
    const text = `${quick.useText()('word')} ${slow.useText()('greeting', { name: 'Aki' })}`;
    seen.push(text);
    return <p>{text}</p>;
  }
  render(<Screen />);
  const switching = setLanguage('ja');
  await act(async () => {
    answer(ja);
    await switching;
  });
  expect(screen.getByText('速い こんにちは、Akiさん')).toBeTruthy();
  expect(new Set(seen)).toEqual(new Set(['quick Hello Aki', '速い こんにちは、Akiさん']));
});

test('behavior: the later of two switches stands', async () => {
  let answer: (texts: typeof ja) => void = () => undefined;
  definePhrases('slow', { en, ja: () => new Promise((resolve) => (answer = resolve)) });
  const first = setLanguage('ja');
  await setLanguage('en');
  answer(ja);
  await first;
  expect(currentLocale()).toBe('en');
});

test('behavior: Japanese that cannot be fetched is reported, English stands in, the next try may succeed', async () => {
  const failure = new Error('offline');
  const fetchJapanese = jest.fn(async () => ja).mockRejectedValueOnce(failure);
  const phrases = definePhrases('part', { en, ja: fetchJapanese });
  await setLanguage('ja');
  expect(phrases.text('greeting', { name: 'Aki' })).toBe('Hello Aki');
  expect(report).toHaveBeenCalledWith(failure);
  await phrases.load('ja');
  expect(phrases.text('greeting', { name: 'Aki' })).toBe('こんにちは、Akiさん');
});

test('behavior: two releases of one remote keep their own words', () => {
  const old = definePhrases('mfe-store', { en: { buy: 'Buy' }, ja: async () => ({ buy: '買う' }) });
  const next = definePhrases('mfe-store', { en: { buy: 'Get' }, ja: async () => ({ buy: '入手' }) });
  expect([old.text('buy'), next.text('buy')]).toEqual(['Buy', 'Get']);
});
