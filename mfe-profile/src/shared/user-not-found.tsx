import { Link, useDocumentTitle } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useText } from '../phrases/phrases.ts';

/** Whom the address names is not here any more, or never was. */
export function UserNotFound() {
  const t = useText();
  useDocumentTitle(t('profile.gone'));
  return (
    <EmptyState
      text={t('profile.gone')}
      action={
        <Link className={buttonClass()} to="/">
          {t('profile.toHome')}
        </Link>
      }
    />
  );
}
