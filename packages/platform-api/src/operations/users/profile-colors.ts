/** Backgrounds of the white initial of a user without a picture; each has a contrast of 4.5:1 or more (WCAG 1.4.3). */
export const PROFILE_COLORS = [
  '#5b3df5',
  '#c026d3',
  '#0b7a4b',
  '#c2410c',
  '#0369a1',
  '#a21caf',
  '#b91c5c',
  '#4d7c0f',
] as const;

export const profileColor = (number: number): string =>
  PROFILE_COLORS[number % PROFILE_COLORS.length] ?? PROFILE_COLORS[0];
