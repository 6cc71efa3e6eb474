import { Link, useDocumentTitle } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useText } from '../../phrases/phrases.ts';

/** What the address names was taken away or never was. */
export function NothingHere() {
  const t = useText();
  useDocumentTitle(t('details.gone'));
  return (
    <EmptyState
      text={t('details.gone')}
      action={
        <Link className={buttonClass()} to="/explore">
          {t('details.toOthers')}
        </Link>
      }
    />
  );
}
