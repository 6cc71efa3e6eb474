/**
 * Divides files into shares of about the same duration: the longest file first, each into the shortest share.
 *
 * @param durations milliseconds of each file; a file without one gets their median
 */
export function divide(
  files: readonly string[],
  durations: Readonly<Record<string, number>>,
  count: number,
): string[][] {
  const known = Object.values(durations).sort((one, other) => one - other);
  const median = known[Math.floor(known.length / 2)] ?? 1;
  const durationOf = (file: string) => durations[file] ?? median;
  const shares = Array.from({ length: count }, () => ({ files: [] as string[], duration: 0 }));
  for (const file of [...files].sort((one, other) => durationOf(other) - durationOf(one))) {
    const shortest = shares.reduce((one, other) => (other.duration < one.duration ? other : one));
    shortest.files.push(file);
    shortest.duration += durationOf(file);
  }
  return shares.map((share) => share.files.sort());
}
