import { servedName } from './menu-files.ts';

it.each([
  ['menu.json', 'menu.json'],
  ['drafts/spring-menu.json', 'menu.json'],
  ['footer.en.html', 'footer.en.html'],
  ['/tmp/footer.ja.html', 'footer.ja.html'],
  ['footer-ja.htm', 'footer.ja.html'],
  ['ninja.html', 'footer.en.html'],
])('serves %s as %s', (file, name) => {
  expect(servedName(file)).toBe(name);
});
