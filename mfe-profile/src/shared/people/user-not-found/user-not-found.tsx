import { Link, useDocumentTitle } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useText } from './phrases/phrases.ts';

/** Replaces a page whose address names a user who does not exist. */
export function UserNotFound() {
  const t = useText();
  useDocumentTitle(t('text'));
  return (
    <EmptyState
      text={t('text')}
      action={
        <Link className={buttonClass()} to="/">
          {t('toHome')}
        </Link>
      }
    />
  );
}
