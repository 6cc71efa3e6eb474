import { spacePath } from './page-paths.ts';

test('the address of a space names its type, if it is known', () => {
  expect(spacePath({ id: 38, entityType: 'ENVIRONMENT' })).toBe('/details/38?type=ENVIRONMENT&for=space');
  expect(spacePath({ id: 38, entityType: null })).toBe('/details/38?for=space');
});
