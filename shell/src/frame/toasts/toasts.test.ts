import { createToasts } from './toasts.tsx';

function tabStorage(content: Record<string, string> = {}) {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
const textsOf = (toasts: ReturnType<typeof createToasts>) => toasts.current().map(({ text, tone }) => [text, tone]);

test('[LG-10] shows a message that survives a reload on the next page of the tab, once', () => {
  const storage = tabStorage();
  const first = createToasts(storage);
  first.show({ text: 'Wrong chain', tone: 'danger', survivesReload: true });
  expect(textsOf(first)).toEqual([['Wrong chain', 'danger']]);
  expect(textsOf(createToasts(storage))).toEqual([['Wrong chain', 'danger']]);
  expect(textsOf(createToasts(storage))).toEqual([]);
});

test('shows any other message on its own page alone', () => {
  const storage = tabStorage();
  createToasts(storage).show({ text: 'Saved', tone: 'success' });
  expect(storage.content.size).toBe(0);
  expect(textsOf(createToasts(storage))).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another type', '{"text":7}'],
  ['a list', '[]'],
  ['null', 'null'],
])('shows nothing for a stored message that is %s, and removes it', (_what, stored) => {
  const storage = tabStorage({ toast: stored });
  expect(textsOf(createToasts(storage))).toEqual([]);
});

test('shows a message when the storage is full, blocked or missing', () => {
  const full = {
    ...tabStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  for (const storage of [full, undefined]) {
    const toasts = createToasts(storage);
    toasts.show({ text: 'Wrong chain', tone: 'danger', survivesReload: true });
    expect(textsOf(toasts)).toEqual([['Wrong chain', 'danger']]);
  }
});

test('gives the stored message no other tone than those of a toast', () => {
  const storage = tabStorage({ toast: '{"text":"Hello","tone":"evil"}' });
  expect(textsOf(createToasts(storage))).toEqual([['Hello', 'neutral']]);
});
