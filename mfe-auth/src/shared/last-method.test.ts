import { lastUsedFirst } from './last-method.ts';

it('puts the method that was used last first, and keeps the order of the others', () => {
  const methods = ['google', 'apple', 'email'];
  expect(lastUsedFirst(methods, (method) => method === 'email')).toEqual(['email', 'google', 'apple']);
  expect(lastUsedFirst(methods, () => false)).toEqual(methods);
});
