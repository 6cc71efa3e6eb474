import { definePhrases } from '../define-phrases.ts';

export const en = {
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  loading: 'Loading',
  moreFailed: 'More could not be loaded',
  logIn: 'Log in',
  next: 'Next',
  noData: 'No data found',
  previous: 'Previous',
  showMore: 'Show more',
  tryAgain: 'Try again',
  undo: 'Undo',
  viewAll: 'View all',
} as const;

/** Texts that every microfrontend needs. */
export const sharedPhrases = definePhrases('@xana/shared', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
