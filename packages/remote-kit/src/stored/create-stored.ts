import * as z from '@xana/contracts/schema';
import { type StorageName, TAB_STORAGE_KEYS, type TabStorageName } from '@xana/contracts/storage-keys';

interface StoredOptions<Value> {
  schema: z.ZodMiniType<Value>;
  /** What is read when nothing is stored, the storage is blocked, or the stored value is invalid. */
  empty: Value;
  /** Whether this page keeps what a full or blocked storage does not accept. A logout does not clear that. */
  isKeptInPage?: boolean;
}

export interface Stored<Value> {
  /** The same object until the value changes, in any tab of this browser. */
  read(): Value;
  /** Never throws: a full or blocked storage loses the value with the page. */
  write(value: Value): void;
  remove(): void;
  /** Calls `listener` after each change. Returns how to end it. */
  subscribe(listener: () => void): () => void;
}

/**
 * The one way to keep a value in the browser's storage: in the tab for names of `TAB_STORAGE_KEYS`, else for all tabs of the
 * browser. A string is stored as it is, a bigint as its digits, everything else as JSON. Never throws.
 */
export function createStored<Value>(
  name: StorageName | TabStorageName,
  { schema, empty, isKeptInPage = false }: StoredOptions<Value>,
): Stored<Value> {
  const storage = () => (isOfTab(name) ? sessionStorage : localStorage);
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: Value } = { text: null, value: empty };
  let kept: { value: Value } | null = null;
  const change = (text: string | null, value: Value) => {
    const isAccepted = attempt(() => {
      if (text === null) storage().removeItem(name);
      else storage().setItem(name, text);
      return true;
    });
    known = { text, value };
    kept = isAccepted || !isKeptInPage ? null : { value };
    for (const listener of [...listeners]) listener();
  };
  return {
    read() {
      if (kept) return kept.value;
      const text = attempt(() => storage().getItem(name));
      if (text !== known.text) known = { text, value: parse(text, schema) ?? empty };
      return known.value;
    },
    write: (value) => change(toText(value), value),
    remove: () => change(null, empty),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => (event.key === name || event.key === null) && listener();
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** A list without the rows that are invalid, so that one of them does not lose the others. */
export const validRows = <Row>(row: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows: unknown[]) =>
      rows.flatMap((each) => {
        const checked = row.safeParse(each);
        return checked.success ? [checked.data] : [];
      }),
    ),
  );

const isOfTab = (name: StorageName | TabStorageName): name is TabStorageName => name in TAB_STORAGE_KEYS;

const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_name, each) => (typeof each === 'bigint' ? String(each) : each));

function parse<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | null {
  if (text === null) return null;
  for (const stored of [text, attempt(() => JSON.parse(text) as unknown)]) {
    const checked = schema.safeParse(stored);
    if (checked.success) return checked.data;
  }
  return null;
}

/** A browser may block its storage: then even naming it throws. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
