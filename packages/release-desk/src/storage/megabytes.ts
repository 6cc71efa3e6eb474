/** `12.3 MB`, or `840 kB` for less than one. Sizes are decimal, as in the budgets. */
export const megabytes = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} kB`;
