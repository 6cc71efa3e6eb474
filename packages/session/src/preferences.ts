import { atom, type createStore } from 'jotai/vanilla';
import type { SafeStorage } from './safe-storage.ts';
import type { Locale, Theme, ThemeChoice } from './session-types.ts';

type Store = ReturnType<typeof createStore>;

export interface PreferenceSources {
  storage: SafeStorage;
  languages: readonly string[];
  prefersDark: { matches: boolean; addEventListener(type: 'change', listener: () => void): void };
  root: Pick<HTMLElement, 'dataset' | 'lang'>;
}

const DEFAULT_CHAIN = 1;

/** Language, theme and chain; storage keeps them across reloads and logouts. */
export function createPreferences(store: Store, { storage, languages, prefersDark, root }: PreferenceSources) {
  const localeAtom = atom<Locale>(readLocale(storage, languages));
  const choiceAtom = atom<ThemeChoice>(readTheme(storage));
  const prefersDarkAtom = atom(prefersDark.matches);
  const themeAtom = atom<Theme>((get) => {
    const choice = get(choiceAtom);
    return choice === 'system' ? (get(prefersDarkAtom) ? 'dark' : 'light') : choice;
  });
  const chainAtom = atom(readChain(storage));
  prefersDark.addEventListener('change', () => store.set(prefersDarkAtom, prefersDark.matches));
  store.sub(themeAtom, () => {
    root.dataset.theme = store.get(themeAtom);
  });
  store.sub(localeAtom, () => {
    root.lang = store.get(localeAtom);
  });
  return {
    atoms: [localeAtom, choiceAtom, themeAtom, chainAtom] as const,
    verbs: {
      locale: () => store.get(localeAtom),
      theme: () => store.get(themeAtom),
      themeChoice: () => store.get(choiceAtom),
      chainId: () => store.get(chainAtom),
      setLocale(locale: Locale) {
        storage.write('locale', locale);
        store.set(localeAtom, locale);
      },
      setTheme(choice: ThemeChoice) {
        storage.write('theme', choice);
        store.set(choiceAtom, choice);
      },
      setChain(id: number) {
        storage.write('chainId', String(id));
        store.set(chainAtom, id);
      },
    },
    /** Adopts the values that another tab wrote. */
    reread() {
      store.set(localeAtom, readLocale(storage, languages));
      store.set(choiceAtom, readTheme(storage));
      store.set(chainAtom, readChain(storage));
    },
  };
}

function readLocale(storage: SafeStorage, languages: readonly string[]): Locale {
  const stored = storage.read('locale');
  if (stored === 'en' || stored === 'ja') return stored;
  const preferred = languages.map((language) => language.slice(0, 2)).find((language) => /^(en|ja)$/.test(language));
  return preferred === 'ja' ? 'ja' : 'en';
}

function readTheme(storage: SafeStorage): ThemeChoice {
  const stored = storage.read('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function readChain(storage: SafeStorage): number {
  const stored = Number(storage.read('chainId'));
  return Number.isInteger(stored) && stored > 0 ? stored : DEFAULT_CHAIN;
}
