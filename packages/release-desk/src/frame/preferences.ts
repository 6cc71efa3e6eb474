import { type Locale, setLanguage } from '@xana/i18n';

export type Theme = 'light' | 'dark';

const KEYS = { locale: 'release-desk-locale', theme: 'release-desk-theme' } as const;

/** Private browsing may refuse storage; a preference is then forgotten with the page. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

export const firstLocale = (): Locale => {
  const wanted = read(KEYS.locale) ?? navigator.language;
  return wanted.startsWith('ja') ? 'ja' : 'en';
};

export async function chooseLocale(locale: Locale): Promise<void> {
  write(KEYS.locale, locale);
  await setLanguage(locale);
  document.documentElement.lang = locale;
}

const systemTheme = matchMedia('(prefers-color-scheme: dark)');

/** The chosen theme, else that of the system. */
export function currentTheme(): Theme {
  const stored = read(KEYS.theme);
  if (stored === 'light' || stored === 'dark') return stored;
  return systemTheme.matches ? 'dark' : 'light';
}

/** Shows the theme, also after the system changes its own. @returns a function that ends it */
export function followTheme(onChange: () => void): () => void {
  const show = () => {
    document.documentElement.dataset.theme = currentTheme();
    onChange();
  };
  show();
  systemTheme.addEventListener('change', show);
  return () => systemTheme.removeEventListener('change', show);
}

export function chooseTheme(theme: Theme): void {
  write(KEYS.theme, theme);
  document.documentElement.dataset.theme = theme;
}
