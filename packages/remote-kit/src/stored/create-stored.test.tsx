import * as z from '@xana/contracts/schema';
import { createStored, validRows } from './create-stored.ts';

const schema = z.object({ hasSound: z.boolean() });
const OFF = { hasSound: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

function blockStorage(): void {
  const throwError = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwError);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(throwError);
}

it('reads what it wrote, the same object until it changes', () => {
  const stored = createStored('chatAlerts', { schema, empty: OFF });
  expect(stored.read()).toBe(OFF);
  stored.write({ hasSound: true });
  const first = stored.read();
  expect(first).toEqual({ hasSound: true });
  expect(stored.read()).toBe(first);
  expect(localStorage.getItem('chatAlerts')).toBe('{"hasSound":true}');
  stored.remove();
  expect(stored.read()).toBe(OFF);
  expect(localStorage.getItem('chatAlerts')).toBeNull();
});

it('keeps the value of a tab in the storage of the tab', () => {
  const stored = createStored('profileDraft', { schema, empty: OFF });
  stored.write({ hasSound: true });
  expect(sessionStorage.getItem('profileDraft')).toBe('{"hasSound":true}');
  expect(localStorage).toHaveLength(0);
});

it.each(['{', 'null', '[]', '{"hasSound":7}'])('reads an invalid value as empty: %s', (text) => {
  localStorage.setItem('chatAlerts', text);
  expect(createStored('chatAlerts', { schema, empty: OFF }).read()).toBe(OFF);
});

it('stores a string as it is', () => {
  const stored = createStored('lastLoginMethod', { schema: z.string(), empty: '' });
  stored.write('io.metamask');
  expect(localStorage.getItem('lastLoginMethod')).toBe('io.metamask');
  expect(stored.read()).toBe('io.metamask');
});

it('keeps the valid rows of a list', () => {
  localStorage.setItem('chatOutbox', '[{"hasSound":true},7,null,{"hasSound":"x"}]');
  expect(createStored('chatOutbox', { schema: validRows(schema), empty: [] }).read()).toEqual([{ hasSound: true }]);
});

it('tells subscribers of changes, also by another tab', () => {
  const stored = createStored('chatAlerts', { schema, empty: OFF });
  const listener = jest.fn();
  const stop = stored.subscribe(listener);
  stored.write({ hasSound: true });
  localStorage.setItem('chatAlerts', '{"hasSound":false}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'chatAlerts' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(stored.read()).toEqual({ hasSound: false });
  stop();
  stored.remove();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('does not throw in a browser that blocks its storage', () => {
  blockStorage();
  const stored = createStored('chatAlerts', { schema, empty: OFF });
  stored.write({ hasSound: true });
  expect(stored.read()).toBe(OFF);
  stored.remove();
  expect(stored.read()).toBe(OFF);
});

it('keeps what a blocked storage does not accept for this page, where that is asked for', () => {
  blockStorage();
  const stored = createStored('chatOutbox', { schema: validRows(schema), empty: [], isKeptInPage: true });
  stored.write([{ hasSound: true }]);
  expect(stored.read()).toEqual([{ hasSound: true }]);
  stored.remove();
  expect(stored.read()).toEqual([]);
});
