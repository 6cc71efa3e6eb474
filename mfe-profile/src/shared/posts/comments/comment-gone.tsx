import { useText } from './phrases/phrases.ts';
import * as css from './post-comments.module.css';

/** In place of a comment that a link leads to and that was deleted, or that the reader may not see. */
export function CommentGone() {
  const t = useText();
  return (
    <p className={css.gone} role="status">
      {t('gone')}
    </p>
  );
}
