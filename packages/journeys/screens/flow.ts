import type { Locale, Step } from './stage.ts';

export interface Screen {
  /** The folder of its pictures. */
  name: string;
  title: string;
  /** What leads from the previous screen of the flow to this one. */
  steps?: readonly Step[];
}

/** Screens that follow each other in one page: the page opens once, and each screen continues where the one before stopped. */
export interface Flow {
  group: Group;
  /** Logs in before the page opens. Default: a visitor. */
  logIn?: Step;
  path: string;
  views: readonly View[];
  screens: readonly Screen[];
}

export const GROUPS = {
  pages: 'Pages',
  login: 'Login',
  account: 'Wallet and account',
  store: 'Store and payment',
  transfer: 'Transfer',
  moderation: 'Moderation',
  releases: 'Release desk',
} as const;

type Group = keyof typeof GROUPS;

export interface View {
  width: 1440 | 390;
  locale: Locale;
}

export const HEIGHTS: Record<View['width'], number> = { 1440: 900, 390: 844 };

/** Each view is taken in both. */
export const THEMES = ['light', 'dark'] as const;

/** A page: each width in each language. */
export const PAGE_VIEWS: readonly View[] = [
  { width: 1440, locale: 'en' },
  { width: 390, locale: 'en' },
  { width: 1440, locale: 'ja' },
  { width: 390, locale: 'ja' },
];

/** A dialog: each width and each language once, which halves the number of pictures. */
export const DIALOG_VIEWS: readonly View[] = [
  { width: 1440, locale: 'en' },
  { width: 390, locale: 'ja' },
];
