/** How often an instance answered for the spaces that are hot this week, by its metrics. */
export async function countHotSpaces(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const calls = text.matchAll(/^xana_call_seconds_count\{[^}]*operation="getHotSpacesPrev7Days"[^}]*\} (\d+)$/gm);
  return Math.max(0, ...[...calls].map(([, count]) => Number(count)));
}
