import { spaceDrafts } from './space-drafts.ts';
import { NO_VALUES } from './space-values.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const values = {
  name: '庭',
  description: 'x',
  youtubeUrl: 'https://youtu.be/eRsGyueVLvQ',
  image: 'https://media.xana.test/p/upload/1',
  imageAlt: '',
  worldId: 7,
  tags: ['art' as const],
};
const mia = { userId: 1, spaceId: null };
const nameOf = (key: { userId: number; spaceId: number | null }) => spaceDrafts.read(key)?.values.name;

test('[HD-10] restores the stored draft', () => {
  spaceDrafts.write(mia, { version: 0, values }, NO_VALUES);
  expect(spaceDrafts.read(mia)).toMatchObject({ version: 0, values });
});

test('keeps one draft for each member and each space', () => {
  const keys = [mia, { userId: 2, spaceId: null }, { userId: 1, spaceId: 5 }];
  for (const [index, key] of keys.entries()) {
    spaceDrafts.write(key, { version: 0, values: { ...values, name: `${index}` } }, NO_VALUES);
  }
  expect(keys.map(nameOf)).toEqual(['0', '1', '2']);
  spaceDrafts.remove(mia);
  expect(keys.map(nameOf)).toEqual([undefined, '1', '2']);
});

test('keeps no draft that is what is saved', () => {
  spaceDrafts.write(mia, { version: 0, values }, NO_VALUES);
  spaceDrafts.write(mia, { version: 0, values: NO_VALUES }, NO_VALUES);
  expect(localStorage.getItem('spaceDrafts')).toBe('[]');
});

test('drops a draft after 30 days', () => {
  jest.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
  spaceDrafts.write(mia, { version: 0, values }, NO_VALUES);
  jest.setSystemTime(new Date('2026-11-30T00:00:00Z'));
  expect(nameOf(mia)).toBe('庭');
  jest.setSystemTime(new Date('2026-12-01T00:00:01Z'));
  expect(nameOf(mia)).toBeUndefined();
});

test.each(['{', 'null', '[]', '[{"userId":1,"spaceId":null,"values":{"name":7}}]'])(
  'reads an invalid value in storage as no draft: %s',
  (stored) => {
    localStorage.setItem('spaceDrafts', stored);
    expect(spaceDrafts.read(mia)).toBeNull();
  },
);
