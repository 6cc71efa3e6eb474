import { currentSection } from './current-section.ts';

const at = (address: string, memberId?: number) => {
  const { pathname, search } = new URL(address, 'https://xana.test');
  return currentSection({ pathname, search }, memberId);
};

test.each([
  ['/', 'home'],
  ['/app', 'home'],
  ['/explore', 'space'],
  ['/details/38?type=ENVIRONMENT&for=space', 'space'],
  ['/feed?for=user', 'feed'],
  ['/store', 'store'],
  ['/follow-user/7?option=followings', 'friends'],
  ['/profile?user=7', 'me'],
  ['/profile?user=70', undefined],
  ['/follow-user/70?option=followings', undefined],
  ['/explorer', undefined],
  ['/no/such/place', undefined],
])('[BB-03] maps %s to the section %s for member 7', (address, section) => {
  expect(at(address, 7)).toBe(section);
});

test('[BB-03] never maps a visitor to the section me', () => {
  expect(at('/profile?user=7')).toBeUndefined();
});
