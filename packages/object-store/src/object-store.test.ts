import { objectStore } from './object-store.ts';

/** An IndexedDB with one store, whose events come later, as those of a browser. */
function fakeIndexedDb({ outcome = 'success' as 'success' | 'error' | 'blocked', isAborted = false } = {}) {
  const values = new Map<string, unknown>();
  const events: string[] = [];
  const store = {
    get: (key: string) => ({ result: values.get(key) }),
    put: (value: unknown, key: string) => ({ result: values.set(key, value) && key }),
  };
  const database = {
    createObjectStore: (name: string) => events.push(`create ${name}`),
    close: () => events.push('close'),
    transaction: (name: string, mode: string) => {
      events.push(`${mode} ${name}`);
      const transaction: Record<string, unknown> = { objectStore: () => store, error: new Error('aborted') };
      const end = isAborted ? 'onabort' : 'oncomplete';
      setTimeout(() => call(transaction, end));
      return transaction;
    },
  };
  const open = (name: string) => {
    events.push(`open ${name}`);
    const opening: Record<string, unknown> = { result: database, error: new Error('denied') };
    setTimeout(() => {
      if (outcome === 'success') call(opening, 'onupgradeneeded');
      call(opening, `on${outcome}`);
    });
    return opening;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  return events;
}

function call(target: Record<string, unknown>, event: string): void {
  const listener = target[event];
  if (typeof listener === 'function') listener();
}

it('writes and reads in one transaction each, and closes the database after it', async () => {
  const events = fakeIndexedDb();
  const inPictures = objectStore('xana-spaces', 'pictures');
  await inPictures('readwrite', (store) => store.put('file', 'draft'));
  expect(await inPictures<string>('readonly', (store) => store.get('draft'))).toBe('file');
  expect(events).toEqual(
    ['readwrite pictures', 'readonly pictures'].flatMap((transaction) => [
      'open xana-spaces',
      'create pictures',
      transaction,
      'close',
    ]),
  );
});

it('rejects an aborted transaction, and closes the database', async () => {
  const events = fakeIndexedDb({ isAborted: true });
  await expect(objectStore('xana-session', 'keys')('readwrite', (store) => store.put(1, 'page'))).rejects.toThrow(
    'aborted',
  );
  expect(events.at(-1)).toBe('close');
});

it.each([
  ['error', 'denied'],
  ['blocked', 'Opening the IndexedDB database xana-session is blocked by another tab.'],
] as const)('rejects a database whose opening ends with %s', async (outcome, message) => {
  fakeIndexedDb({ outcome });
  await expect(objectStore('xana-session', 'keys')('readonly', (store) => store.get('page'))).rejects.toThrow(message);
});
