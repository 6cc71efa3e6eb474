import { coverPage } from './cover-page.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<header></header><main><button>Close</button><p><iframe title="card"></iframe><i></i></p></main><aside></aside>';
  // Not part of jsdom.
  if (!('inert' in HTMLElement.prototype))
    Object.defineProperty(HTMLElement.prototype, 'inert', {
      get() {
        return this.hasAttribute('inert');
      },
      set(isInert: boolean) {
        this.toggleAttribute('inert', isInert);
      },
    });
});
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName);

it('[ST-08] leaves the question of the bank alone operable, with the focus, and gives both back', () => {
  find('aside').toggleAttribute('inert', true);
  find('button').focus();
  const uncover = coverPage(find('iframe'));
  expect(inert()).toEqual(['header', 'button', 'i', 'aside']);
  expect(document.activeElement).toBe(find('iframe'));
  uncover();
  expect(inert()).toEqual(['aside']);
  expect(document.activeElement).toBe(find('button'));
});
