import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as css from './dropdown.module.css';

interface DropdownProps {
  /** Accessible name of a button without a text. */
  label?: string;
  trigger: ReactNode;
  triggerClass: string;
  children: ReactNode;
}

/**
 * A button that opens a popover with links. The popover is in the browser's top layer, so that no container clips it; the
 * browser closes it on Escape and on an outside click, and restores the focus. Arrow keys move between the links. The links are
 * rendered when it first opens: the menu has a hundred that few visitors ever see.
 */
export function Dropdown({ label, trigger, triggerClass, children }: DropdownProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const close = () => panel.current?.hidePopover();
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [isOpen]);
  const prepare = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    // At once: the browser shows the popover, and keys focus its links, in the same task.
    flushSync(() => setHasOpened(true));
    placeBelow(panel.current, button.current);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !panel.current) return;
    event.preventDefault();
    // Not `isOpen`: the browser reports a popover that it has just closed in a later task.
    if (!panel.current.matches(':popover-open')) panel.current.showPopover({ source: button.current ?? undefined });
    moveFocusBy([...panel.current.querySelectorAll('a')], step);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={triggerClass}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={moveFocus}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links are interactive; their keys and clicks bubble to this element */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={css.panel}
        onBeforeToggle={prepare}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onKeyDown={moveFocus}
        onClick={({ target }) => (target as Element).closest('a') && close()}
      >
        {hasOpened && children}
      </div>
    </>
  );
}

function moveFocusBy(links: readonly HTMLElement[], step: number): void {
  const now = links.indexOf(document.activeElement as HTMLElement);
  const next = now === -1 && step < 0 ? links.length - 1 : now + step;
  links[(next + links.length) % links.length]?.focus();
}

/** The style sheet clamps the position to the viewport. */
function placeBelow(panel: HTMLElement | null, button: HTMLElement | null): void {
  if (!panel || !button) return;
  const { left, bottom } = button.getBoundingClientRect();
  panel.style.setProperty('--left', `${left}px`);
  panel.style.setProperty('--top', `${bottom}px`);
}
