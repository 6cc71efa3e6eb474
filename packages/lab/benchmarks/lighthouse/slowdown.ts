/**
 * How many times Lighthouse's target phone (a mid-tier one, as of Moto G4) is slower than a machine with this benchmark index,
 * by the calculator that Lighthouse's documentation refers to:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const CURVE = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1_300, slowdown: 3 },
  { index: 2_000, slowdown: 6 },
] as const;

/** Throws for a machine that is slower than the phone. Beyond the last point the last line goes on. */
export function slowdownFor(benchmarkIndex: number): number {
  if (!(benchmarkIndex >= CURVE[0].index))
    throw new Error(`This machine is too slow: benchmark index ${benchmarkIndex}`);
  const above = CURVE.findIndex(({ index }) => index > benchmarkIndex);
  const end = above === -1 ? CURVE.length - 1 : above;
  const [from, to] = [CURVE[end - 1] ?? CURVE[0], CURVE[end] ?? CURVE[3]];
  return from.slowdown + ((benchmarkIndex - from.index) * (to.slowdown - from.slowdown)) / (to.index - from.index);
}
