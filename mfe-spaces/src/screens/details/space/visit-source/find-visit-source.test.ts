import { findVisitSource } from './find-visit-source.ts';

const origin = 'https://xana.test';
const entries = (...paths: string[]) => paths.map((path) => ({ url: `${origin}${path}` }));

test.each([
  ['/', 'home'],
  ['/explore?tab=games', 'explore'],
  ['/search?src=%23art', 'search'],
  ['/profile?user=3', 'profile'],
  ['/follow-user/3', 'profile'],
  ['/feed?for=user', 'feed'],
  ['/chat', 'chat'],
  ['/details/4', 'other'],
])('a link on %s is a visit from %s', (path, source) => {
  const navigation = { currentEntry: { index: 1, key: 'b' }, entries: () => entries(path, '/details/5') };
  expect(findVisitSource({ referrer: 'https://elsewhere.test/', origin, navigation })).toBe(source);
});

test.each([
  ['', 'direct'],
  ['https://elsewhere.test/', 'external'],
  ['https://xana.test/feed', 'feed'],
])('a document with the referrer "%s" is a visit from %s', (referrer, source) => {
  const navigation = {
    currentEntry: { index: 1, key: 'b' },
    entries: () => entries('/explore', '/details/5'),
    activation: { entry: { key: 'b' } },
  };
  expect(findVisitSource({ referrer, origin, navigation })).toBe(source);
  expect(findVisitSource({ referrer, origin })).toBe(source);
});
