/** How the lines of a chart differ: by colour and by dashes, because not everyone sees the colours. More lines could not be told apart. Dashes are in CSS pixels. */
export const LINE_STYLES: readonly { color: string; dash: readonly number[] }[] = [
  { color: '--line-1', dash: [] },
  { color: '--line-2', dash: [8, 4] },
  { color: '--line-3', dash: [2, 3] },
  { color: '--line-4', dash: [10, 3, 2, 3] },
  { color: '--line-5', dash: [4, 2] },
];

export const styleOf = (index: number) => LINE_STYLES[index % LINE_STYLES.length] ?? { color: '--line-1', dash: [] };
