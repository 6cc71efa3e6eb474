import type { KeyboardEvent } from 'react';

/** Enter in a search inside of the form does not submit the form. */
export function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
