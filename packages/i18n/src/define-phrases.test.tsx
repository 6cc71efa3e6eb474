import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { definePhrases } from './define-phrases.ts';
import { currentLocale, importWithPhrases, loadPhrases, setLanguage, startI18n } from './language.ts';
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

test('[WL-09] formats values, plurals and grouped numbers, also in keys with dots', async () => {
  const { text } = definePhrases('mfe-test', { en, ja: async () => ja });
  expect(text('greeting', { name: 'Aki' })).toBe('Hello Aki');
  expect(text('visits.count', { count: 1 })).toBe('1 visit');
  expect(text('visits.count', { count: 1200 })).toBe('1,200 visits');
  expect(text('greeting', { name: 1_234_567 })).toBe('Hello 1,234,567');
});

test('does not interpret a value as markup or as a phrase', () => {
  const { text } = definePhrases('mfe-test', { en, ja: async () => ja });
  expect(text('greeting', { name: '<b>$t(other) & Co</b>' })).toBe('Hello <b>$t(other) & Co</b>');
});

test('[T59] isolates a value that could reverse the direction of the sentence', () => {
  const { text } = definePhrases('mfe-test', { en, ja: async () => ja });
  expect(text('greeting', { name: 'אבג' })).toBe('Hello \u2068אבג\u2069');
  expect(text('greeting', { name: '\u202eevil\u2069' })).toBe('Hello \u2068evil\u2069');
});

test('loads Japanese once and only on use', async () => {
  const fetchJapanese = jest.fn(async () => ja);
  const phrases = definePhrases('mfe-test', { en, ja: fetchJapanese });
  await phrases.load('en');
  expect(fetchJapanese).not.toHaveBeenCalled();
  await Promise.all([phrases.load('ja'), phrases.load('ja'), setLanguage('ja')]);
  expect(fetchJapanese).toHaveBeenCalledTimes(1);
  expect(phrases.text('greeting', { name: 'Aki' })).toBe('こんにちは、Akiさん');
});

test('loads the phrases of one microfrontend and of the kits, and of no other one', async () => {
  startI18n('ja');
  const [own, other] = [jest.fn(async () => ja), jest.fn(async () => ja)];
  const { text } = definePhrases('mfe-own/part', { en, ja: own });
  definePhrases('mfe-other', { en, ja: other });
  await loadPhrases('ja', 'mfe-own');
  expect(text('greeting', { name: 'Aki' })).toBe('こんにちは、Akiさん');
  expect(sharedPhrases.text('noData')).toBe('データがありません');
  expect(other).not.toHaveBeenCalled();
});

test('loads the phrases of code that is imported later with it', async () => {
  startI18n('ja');
  const imported = await importWithPhrases(async () => definePhrases('mfe-test/later', { en, ja: async () => ja }));
  expect(imported.text('greeting', { name: 'Aki' })).toBe('こんにちは、Akiさん');
});

test('suspends a component until its phrases are there, and shows English when they cannot be loaded', async () => {
  startI18n('ja');
  let answer: (texts: typeof ja) => void = () => undefined;
  const slow = definePhrases('slow', { en, ja: () => new Promise((resolve) => (answer = resolve)) });
  const lost = definePhrases('lost', { en, ja: () => Promise.reject(new Error('offline')) });
  const Text = ({ phrases }: { phrases: typeof slow }) => <p>{phrases.useText()('greeting', { name: 'Aki' })}</p>;
  await act(async () => {
    render(
      <>
        <Suspense fallback="waits">
          <Text phrases={slow} />
        </Suspense>
        <Suspense>
          <Text phrases={lost} />
        </Suspense>
      </>,
    );
  });
  expect(document.body.textContent).toBe('waitsHello Aki');
  await act(async () => answer(ja));
  expect(document.body.textContent).toBe('こんにちは、AkiさんHello Aki');
});

test('never renders two languages at once', async () => {
  let answer: (texts: typeof ja) => void = () => undefined;
  const quick = definePhrases('quick', { en: { text: 'quick' }, ja: async () => ({ text: '速い' }) });
  const slow = definePhrases('slow', { en, ja: () => new Promise((resolve) => (answer = resolve)) });
  const seen: string[] = [];
  function Screen() {
    const text = `${quick.useText()('text')} ${slow.useText()('greeting', { name: 'Aki' })}`;
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

test('applies the last of two concurrent switches', async () => {
  let answer: (texts: typeof ja) => void = () => undefined;
  definePhrases('slow', { en, ja: () => new Promise((resolve) => (answer = resolve)) });
  const first = setLanguage('ja');
  await setLanguage('en');
  answer(ja);
  await first;
  expect(currentLocale()).toBe('en');
});

test('reports a failed load of Japanese, falls back to English and loads again on the next use', async () => {
  const failure = new Error('offline');
  const fetchJapanese = jest.fn(async () => ja).mockRejectedValueOnce(failure);
  const phrases = definePhrases('mfe-test', { en, ja: fetchJapanese });
  await setLanguage('ja');
  expect(phrases.text('greeting', { name: 'Aki' })).toBe('Hello Aki');
  expect(report).toHaveBeenCalledWith(failure);
  await phrases.load('ja');
  expect(phrases.text('greeting', { name: 'Aki' })).toBe('こんにちは、Akiさん');
});

test('keeps the phrases of two releases of one remote apart', () => {
  const old = definePhrases('mfe-store', { en: { buy: 'Buy' }, ja: async () => ({ buy: '買う' }) });
  const next = definePhrases('mfe-store', { en: { buy: 'Get' }, ja: async () => ({ buy: '入手' }) });
  expect([old.text('buy'), next.text('buy')]).toEqual(['Buy', 'Get']);
});
