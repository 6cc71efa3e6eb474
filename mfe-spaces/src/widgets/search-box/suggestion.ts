import type { ReactNode } from 'react';

/** One option of the list. */
export interface Suggestion {
  /** Unique in the list; also its id in the document. */
  key: string;
  name: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** An icon or a picture. */
  start: ReactNode;
  /** Opens a new tab. */
  isExternal?: boolean;
  go(): void;
  /** Choosing it changes the list and does not leave it. */
  staysOpen?: boolean;
  /** Of a recent search. */
  remove?(): void;
}

export interface SuggestionGroup {
  key: string;
  /** Absent for options that belong to no group, such as "See all results". */
  title?: string;
  /** How many hits of this type there are, formatted. */
  number?: string;
  suggestions: readonly Suggestion[];
}

export const optionId = ({ key }: Suggestion): string => `search-suggestion-${encodeURIComponent(key)}`;
