import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dropdown } from './dropdown.tsx';

/** jsdom has no popovers. As in browsers, the `toggle` event follows in a later task. */
const opened = new WeakSet<Element>();
function setOpen(this: HTMLElement, isOpen: boolean): void {
  const newState = isOpen ? 'open' : 'closed';
  this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (isOpen) opened.add(this);
  else opened.delete(this);
  setTimeout(() => act(() => this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))));
}
const { matches } = HTMLElement.prototype;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setOpen.call(this, true);
    },
    hidePopover(this: HTMLElement) {
      setOpen.call(this, false);
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector);
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  HTMLElement.prototype.matches = matches;
});

function setUp() {
  render(
    <Dropdown trigger="NFT" triggerClass="trigger">
      <a href="https://one.test">Marketplace</a>
      <a href="https://two.test">Launchpad</a>
    </Dropdown>,
  );
  const button = screen.getByRole('button', { name: 'NFT' });
  button.focus();
  const links = () => [...document.querySelectorAll('a')];
  const panel = document.querySelector('[popover]') as HTMLElement;
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  const settle = () => act(() => jest.runAllTimers());
  return { button, links, panel, press, settle };
}

describe('[HD-04] Dropdown', () => {
  it('opens on ArrowDown at its first link, and moves between the links in a circle', () => {
    const { button, links, press, settle } = setUp();
    expect(links()).toEqual([]);
    press('ArrowDown');
    const [first, last] = links();
    expect(document.activeElement).toBe(first);
    settle();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    press('ArrowDown');
    expect(document.activeElement).toBe(last);
    press('ArrowDown');
    expect(document.activeElement).toBe(first);
    press('ArrowUp');
    expect(document.activeElement).toBe(last);
  });

  it('opens on ArrowUp at its last link', () => {
    const { links, press } = setUp();
    press('ArrowUp');
    expect(document.activeElement).toBe(links()[1]);
  });

  it('opens by keyboard right after it was closed, before the browser has reported that', () => {
    const { button, links, panel, press, settle } = setUp();
    press('ArrowDown');
    settle();
    panel.hidePopover();
    button.focus();
    press('ArrowDown');
    expect(panel.matches(':popover-open')).toBe(true);
    expect(document.activeElement).toBe(links()[0]);
  });

  it('closes after a choice and when the window is resized', () => {
    const { links, panel, press, settle } = setUp();
    press('ArrowDown');
    settle();
    fireEvent.click(links()[0] as Element);
    expect(panel.matches(':popover-open')).toBe(false);
    settle();
    press('ArrowDown');
    settle();
    fireEvent(window, new Event('resize'));
    expect(panel.matches(':popover-open')).toBe(false);
  });

  it('leaves other keys to the browser', () => {
    const { button, panel, press } = setUp();
    press('Enter');
    expect(panel.matches(':popover-open')).toBe(false);
    expect(document.activeElement).toBe(button);
  });
});
