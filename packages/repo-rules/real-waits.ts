/** Milliseconds of real time above which a test needs a reason. */
const MAX_WAIT_MS = 1_000;
const WAIT = /waitForTimeout\(|\bsetTimeout\([^,]*(?:\([^)]*\))?[^,]*,\s*([\d_]+)\s*\)/;
const REASON = /\/\/ Real time: \S/;

/**
 * The lines of a test that wait for real time without a reason. Time belongs to the test: delays, debounces, polls and lifetimes run on
 * Playwright's `page.clock`, jest's timers or an injected clock. Where real time is the subject, a comment `// Real time: …` above gives the reason.
 */
export function findRealWaits(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const wait = line.match(WAIT);
    if (!wait || REASON.test(lines[index - 1] ?? '')) return [];
    const isShort = wait[1] !== undefined && Number(wait[1].replaceAll('_', '')) <= MAX_WAIT_MS;
    return isShort ? [] : [index + 1];
  });
}
