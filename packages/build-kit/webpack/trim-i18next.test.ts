import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Translator {
  language: string;
  init(options: object): unknown;
  on(event: string, listener: (language: string) => void): void;
  off(event: string, listener: (language: string) => void): void;
  addResourceBundle(language: string, namespace: string, phrases: object): void;
  changeLanguage(language: string): Promise<unknown>;
  t(key: string, options: object): string;
}

const require = createRequire(import.meta.url);
const trim = require('./trim-i18next-loader.cjs') as (source: string) => string;
const i18n = createRequire(join(import.meta.dirname, '../../i18n/package.json'));
const source = readFileSync(join(dirname(i18n.resolve('i18next/package.json')), 'dist/esm/i18next.js'), 'utf8');

/** Runs the module and uses it in all the ways of `packages/i18n/src/language.ts` and `define-phrases.ts`. */
async function translate(moduleSource: string): Promise<unknown[]> {
  const body = `${moduleSource.replace(/^export \{.*$/m, '')}\nreturn createInstance();`;
  const translator = new Function(body)() as Translator;
  translator.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    initAsync: false,
  });
  const changes: string[] = [];
  const listener = (language: string) => changes.push(language);
  const texts = (namespace: string) => [
    translator.language,
    translator.t('greeting', { replace: { name: 'Aki' }, ns: namespace }),
    translator.t('greeting', { replace: {}, ns: namespace }),
    translator.t('greeting', { replace: { name: '<b>{{name}} $t(greeting) & Co</b>' }, ns: namespace }),
    ...[0, 1, 2].map((count) => translator.t('visits.count', { count, replace: { count: `${count}` }, ns: namespace })),
    translator.t('english only', { ns: namespace }),
    translator.t('unknown.key: with signs', { ns: namespace }),
  ];
  const en = {
    greeting: 'Hello {{name}}',
    'visits.count_one': '{{count}} visit',
    'visits.count_other': '{{count}} visits',
  };
  translator.addResourceBundle('en', 'first', { ...en, 'english only': 'Only in English' });
  translator.addResourceBundle('en', 'second', { greeting: 'Bye {{ name }}' });
  translator.on('languageChanged', listener);
  const results = [texts('first'), texts('second'), texts('unknown')];
  translator.addResourceBundle('ja', 'first', {
    greeting: 'こんにちは、{{name}}さん',
    'visits.count_other': '訪問{{count}}回',
  });
  await translator.changeLanguage('ja');
  results.push(texts('first'), texts('second'));
  await Promise.all([
    translator.changeLanguage('en'),
    translator.changeLanguage('ja'),
    translator.changeLanguage('en'),
  ]);
  translator.off('languageChanged', listener);
  await translator.changeLanguage('ja');
  return [...results, texts('first'), changes];
}

describe('trim-i18next-loader', () => {
  it('[WL-09] leaves the texts, plurals, fallbacks and language changes of i18next as they are', async () => {
    const texts = await translate(trim(source));
    expect(texts).toEqual(await translate(source));
    expect(texts[0]).toContain('Hello Aki');
  });

  it('fails the build when i18next has another form', () => {
    expect(() => trim(source.replaceAll('this.modules', 'this.plugins'))).toThrow('Adapt trim-i18next-loader.cjs');
  });
});
