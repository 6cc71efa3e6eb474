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
  let open: { keys: Set<Key>; found: Promise<Map<Key, Value>> } | undefined;
  const begin = () => {
    const keys = new Set<Key>();
    const endOfTurn = new Promise<void>((resolve) => setImmediate(resolve));
    const found = endOfTurn.then(() => {
      open = undefined;
      return find([...keys]);
    });
    return { keys, found };
  };
  return async (key) => {
    open ??= begin();
    open.keys.add(key);
    return (await open.found).get(key);
  };
}
