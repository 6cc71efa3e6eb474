export const en = {
  title: 'Journey Sample',
  text: 'This page is contributed by mfe-journey-sample.',
} as const;
