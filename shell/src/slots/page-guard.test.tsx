import { guardPage } from './page-guard.ts';
import { readCaller } from './read-caller.ts';

function setUp() {
  const page = document.implementation.createHTMLDocument();
  const { body } = page;
  body.innerHTML = '<div id="root"></div>';
  const root = body.firstElementChild as HTMLElement;
  root.innerHTML = '<div id="frame">The site</div>';
  const onEmptied = jest.fn();
  let caller: string | undefined;
  const guard = guardPage(page, root, { onEmptied, readRemote: () => caller });
  guard.onRendered();
  /** Runs code as if a file of the remote contained it. */
  const as = (remote: string, work: () => void) => {
    caller = remote;
    work();
    caller = undefined;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { page, guard, root, onEmptied, as, settle };
}

const overlay = (text: string) => {
  const element = document.createElement('div');
  element.textContent = text;
  return element;
};

interface Site {
  page: Document;
  root: HTMLElement;
}

describe('[T75] guardPage', () => {
  it('removes what a remote put over the page, and nothing of the shell or of another remote', () => {
    const { page, guard, as } = setUp();
    as('mfe-store', () => {
      page.body.append(overlay('one'));
      page.body.insertBefore(overlay('two'), page.body.firstChild);
      page.documentElement.appendChild(overlay('three'));
    });
    as('mfe-chat', () => page.body.append(overlay('of chat')));
    page.body.append(overlay('of the shell'));
    guard.undo('mfe-store', false);
    expect(page.documentElement.textContent).toMatch(/The site\s*of chat\s*of the shell$/);
  });

  it('restores attributes of html and body that hide or lock the page, but not while a dialog is open', () => {
    const { page, guard } = setUp();
    page.body.style.overflow = 'hidden';
    page.documentElement.className = 'blurred';
    page.body.inert = true;
    guard.undo('mfe-store', true);
    expect(page.body.style.overflow).toBe('hidden');
    guard.undo('mfe-store', false);
    expect(page.body.getAttribute('style')).toBeNull();
    expect(page.documentElement.getAttribute('class')).toBeNull();
    expect(page.body.hasAttribute('inert')).toBe(false);
  });

  it.each([
    ['the root was emptied', ({ root }: Site) => root.replaceChildren()],
    ['the root got other content', ({ root }: Site) => root.replaceChildren(overlay('other'))],
    ['the root was removed', ({ root }: Site) => root.remove()],
    ['the body was emptied', ({ page }: Site) => page.body.replaceChildren()],
  ])('puts the tree of the shell back when %s', async (_, remove) => {
    const { page, root, onEmptied, settle } = setUp();
    const frame = root.firstElementChild;
    remove({ page, root });
    await settle();
    expect(page.body.contains(frame)).toBe(true);
    expect(root.children).toHaveLength(1);
    expect(onEmptied).toHaveBeenCalledTimes(1);
  });
});

describe('readCaller', () => {
  const own = 'https://site/r0/shell/0123456789abcdef/main.mjs:9:9';
  const store = 'https://store/r1/mfe-store/0123456789abcdef/balances.a1.mjs:1:22';

  it.each([
    ['Chromium', `Error\n    at append (${own})\n    at Array.map (<anonymous>)\n    at mount (${store})`],
    ['Firefox', `value@${own}\nmount@${store}\n`],
    ['Safari', `value@${own}\n[native code]\nmount@${store}`],
  ])('finds the remote that called in a stack trace of %s', (_, stack) => {
    expect(readCaller(stack)).toBe('mfe-store');
  });

  it('finds none when the shell or a script of another origin called', () => {
    expect(readCaller(`Error\n at a (${own})\n at b (${own})\n at c (${store})`)).toBeUndefined();
    expect(
      readCaller(`Error\n at a (${own})\n at b (https://js.stripe.com/v3/x.js:1:1)\n at c (${store})`),
    ).toBeUndefined();
    expect(readCaller()).toBeUndefined();
  });
});
