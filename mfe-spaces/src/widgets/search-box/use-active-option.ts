import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { optionId, type Suggestion } from './suggestion.ts';

interface ActiveOptionInput {
  /** A change of it makes no option the active one. */
  text: string;
  options: readonly Suggestion[];
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  onActive(id: string | undefined): void;
  onClose(): void;
}

/**
 * The option that the arrow keys chose, and the keys of an editable combobox (WAI-ARIA Authoring Practices): the focus stays in the field.
 * Home and End move the caret, and so leave the list.
 */
export function useActiveOption({ text, options, keys, onActive, onClose }: ActiveOptionInput) {
  const [chosen, setChosen] = useState<{ text: string; key: string | undefined }>();
  const activeKey = chosen?.text === text ? chosen.key : undefined;
  const setActiveKey = (key: string | undefined) => setChosen({ text, key });
  const index = options.findIndex(({ key }) => key === activeKey);
  const active = options[index];
  const activeId = active && optionId(active);
  useEffect(() => {
    onActive(activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId, onActive]);
  const choose = (suggestion: Suggestion) => {
    setActiveKey(undefined);
    if (!suggestion.staysOpen) onClose();
    suggestion.go();
  };
  // Index -1 is the field itself, between the last option and the first.
  const move = (step: number) => {
    const count = options.length + 1;
    setActiveKey(options[((index + 1 + step + count) % count) - 1]?.key);
  };
  const remove = () => {
    if (!active?.remove) return false;
    setActiveKey(options[index + 1]?.key);
    active.remove();
    return true;
  };
  /** Returns whether the key is used up; otherwise the field does what it does with it. */
  const handle = (key: string): boolean => {
    if (key === 'Home' || key === 'End') setActiveKey(undefined);
    if (key === 'Delete') return remove();
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter' && active) choose(active);
    else return false;
    return true;
  };
  keys.current = (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && handle(event.key)) event.preventDefault();
  };
  useEffect(
    () => () => {
      keys.current = undefined;
    },
    [keys],
  );
  return { activeId, choose };
}
