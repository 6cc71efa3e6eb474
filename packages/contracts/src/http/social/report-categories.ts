/** The kinds of problem that a report can name. A file of its own: remotes import the values. */
export const REPORT_CATEGORIES = [
  'spam',
  'scam',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'impersonation',
  'other',
] as const;
