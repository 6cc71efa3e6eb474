import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text field as high as its text, in browsers without `field-sizing`. */
export function useFieldGrowth(field: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    // The text is set already: reading it here makes it a reason to measure again.
    if (!element || element.value !== value || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [field, value]);
}
