import { useEffect, useState } from 'react';
import * as css from './gallery.module.css';
import { SAMPLES } from './samples.tsx';
import { TEXTS } from './texts.ts';

type Theme = 'light' | 'dark';
type Language = keyof typeof TEXTS;

/** Every component on one page. The query contains theme and language, so that screenshots cover all of them. */
export function Gallery({ query = new URLSearchParams(location.search) }: { query?: URLSearchParams }) {
  const [theme, setTheme] = useState<Theme>(query.get('theme') === 'dark' ? 'dark' : 'light');
  const [language, setLanguage] = useState<Language>(query.get('language') === 'ja' ? 'ja' : 'en');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  const t = TEXTS[language];
  return (
    <main className={css.gallery} id="top">
      <header className={css.head}>
        <h1>{t.title}</h1>
        <label>
          {t.theme}{' '}
          <select value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
            <option value="light">{t.light}</option>
            <option value="dark">{t.dark}</option>
          </select>
        </label>
        <label>
          {t.language}{' '}
          <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            <option value="en">English</option>
            <option value="ja">日本語</option>
          </select>
        </label>
      </header>
      {Object.entries(SAMPLES).map(([name, Sample]) => (
        <section key={name + language} className={css.sample} aria-labelledby={`sample-${name}`}>
          <h2 id={`sample-${name}`}>{name}</h2>
          <div className={css.stage}>{Sample(t)}</div>
        </section>
      ))}
    </main>
  );
}
