import { reloadPage, restoreFocus } from './reload-page.ts';

const PAGE = '<a href="/a">Explore</a><button>Follow</button><button>Follow</button><input aria-label="Name">';
const view = (reload = jest.fn()) =>
  ({ document, sessionStorage, location: { reload } }) as unknown as Window & typeof globalThis;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = PAGE;
});

describe('[MF-04] reloadPage', () => {
  it.each([
    ['a link', 'a', 0],
    ['the second of two equal buttons', 'button', 1],
    ['a field', 'input', 0],
  ])('returns the focus to %s when the new page shows it', async (_, selector, index) => {
    const reload = jest.fn();
    document.querySelectorAll<HTMLElement>(selector)[index]?.focus();
    reloadPage(view(reload));
    expect(reload).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '';
    restoreFocus(view());
    document.body.innerHTML = PAGE;
    await Promise.resolve();
    expect(document.activeElement).toBe(document.querySelectorAll(selector)[index]);
    expect(sessionStorage.length).toBe(0);
  });

  it('leaves the focus where a user has put it', async () => {
    document.querySelector('button')?.focus();
    reloadPage(view());
    document.body.innerHTML = '';
    restoreFocus(view());
    document.dispatchEvent(new Event('pointerdown'));
    document.body.innerHTML = PAGE;
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it('does nothing on a page that was not reloaded by the site', () => {
    restoreFocus(view());
    expect(document.activeElement).toBe(document.body);
  });
});
