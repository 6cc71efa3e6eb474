import { currentSpan, runInSpan, type TraceSpan } from '../../tracing/current-span.ts';
import { inStep } from '../../tracing/in-step.ts';

/**
 * Joins the lookups of one turn of the event loop into one statement: under load many requests arrive in the same turn, and each
 * statement costs the process as much as the rest of a short call. Alone, a lookup starts at the end of its turn. The rows are read
 * after every lookup of the batch was asked for, so none sees an older state than it would alone.
 *
 * @param find finds the values of distinct keys; a key without one is missing in the map
 */
export function inBatches<Key, Value>(
  find: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let open: { keys: Set<Key>; span: TraceSpan | undefined; found: Promise<Map<Key, Value>> } | undefined;
  const begin = () => {
    const keys = new Set<Key>();
    const endOfTurn = new Promise<void>((resolve) => setImmediate(resolve));
    const found = endOfTurn.then(() => {
      const span = open?.span;
      open = undefined;
      return span ? runInSpan(span, () => find([...keys])) : find([...keys]);
    });
    return { keys, span: undefined, found };
  };
  return async (key) => {
    open ??= begin();
    open.keys.add(key);
    const { found } = open;
    const span = currentSpan();
    if (!span) return (await found).get(key);
    // The statement is a step of the first recorded trace that waits for it. The others link to that one.
    if (!open.span) open.span = span;
    else await inStep({ name: 'joint statement', sharedWith: open.span }, () => found);
    return (await found).get(key);
  };
}
