export const en = {
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  loading: 'Loading',
  logIn: 'Log in',
  next: 'Next',
  noData: 'No data found',
  previous: 'Previous',
  showMore: 'Show more',
  tryAgain: 'Try again',
  viewAll: 'View all',
} as const;
