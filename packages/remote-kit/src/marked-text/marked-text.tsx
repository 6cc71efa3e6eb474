import { findExcerpt, findInText } from '@xana/validation';
import * as css from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  /** The terms, as they were typed. */
  search: string;
  /** Begins a long text shortly before the first match. */
  isExcerpt?: boolean;
}

/** A text of a search result with its matches marked, as the server matches: in any letter case, width and kana. */
export const MarkedText = ({ text, search, isExcerpt = false }: MarkedTextProps) =>
  (isExcerpt ? findExcerpt : findInText)(text, search).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
