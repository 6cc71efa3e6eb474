import {
  addTransfer,
  changeTransfer,
  removeTransfer,
  sentTransfers,
  subscribeSentTransfers,
  toChange,
} from './sent-transfers.ts';

const transfer = {
  id: 'one',
  hash: null,
  from: `0x${'11'.repeat(20)}`,
  to: `0x${'22'.repeat(20)}`,
  wei: 1_500_000_000_000_000_001n,
  nonce: 4,
  sentAt: 1,
  name: null,
};
const own = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  own.clear();
  isFull = false;
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: {
      getItem: (key: string) => own.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        own.set(key, value);
      },
    },
  });
});

test('[TX-05] stores a transfer exactly, and each change of it', () => {
  const onChange = jest.fn();
  const stop = subscribeSentTransfers(onChange);
  addTransfer(transfer);
  changeTransfer('one', { hash: '0xaa', confirmations: 2 });
  expect(sentTransfers()).toEqual([{ ...transfer, hash: '0xaa', outcome: 'open', confirmations: 2, isSeen: false }]);
  expect(JSON.parse(own.get('sentTransfers') ?? '')[0].wei).toBe('1500000000000000001');
  removeTransfer('one');
  expect(sentTransfers()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
});

test('reads what another tab has written, and the same array until then', () => {
  addTransfer(transfer);
  const before = sentTransfers();
  expect(sentTransfers()).toBe(before);
  own.set('sentTransfers', '[]');
  expect(sentTransfers()).toEqual([]);
});

test('keeps a transfer for the page when the storage is full', () => {
  isFull = true;
  addTransfer({ ...transfer, id: 'kept' });
  expect(sentTransfers().map(({ id }) => id)).toContain('kept');
  isFull = false;
  removeTransfer('kept');
});

test.each(['nonsense', '[{"id":1}]', '{"a":1}'])('ignores %s in the storage', (text) => {
  own.set('sentTransfers', text);
  expect(sentTransfers()).toEqual([]);
});

test('counts blocks until a transfer is done', () => {
  expect(toChange({ status: 'included', hash: '0xaa', confirmations: 2 })).toMatchObject({ outcome: 'open' });
  expect(toChange({ status: 'included', hash: '0xaa', confirmations: 3 })).toMatchObject({ outcome: 'done' });
  expect(toChange({ status: 'pending' })).toEqual({});
  expect(toChange({ status: 'dropped' })).toEqual({ outcome: 'dropped' });
  expect(toChange({ status: 'untraced' })).toEqual({ outcome: 'untraced' });
});

test('[TX-05] shows one of two tries with the same nonce as sent, because the chain has one transaction', () => {
  const state = { status: 'included', hash: '0xaa', confirmations: 3 } as const;
  const first = { ...transfer, outcome: 'done', confirmations: 3, isSeen: false } as const;
  expect(toChange(state, [{ ...first, hash: '0xbb' }])).toMatchObject({ outcome: 'done', hash: '0xaa' });
  expect(toChange(state, [{ ...first, hash: '0xaa' }])).toEqual({ outcome: 'replaced' });
});
