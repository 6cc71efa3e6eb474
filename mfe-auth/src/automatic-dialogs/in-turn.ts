let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one work after the other, for all modules of this remote: a dialog that opens automatically keeps its turn until it is
 * answered, so two of them never open together (decisions/0041).
 */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
