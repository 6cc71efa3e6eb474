import { sharedPhrases } from '@xana/i18n';
import { Skeleton } from '@xana/ui-kit/skeleton';
import * as css from './notification-rows.module.css';

const SKELETON_KEYS = ['a', 'b', 'c', 'd'];

export function RowsSkeleton() {
  const shared = sharedPhrases.useText();
  return (
    <div className={css.rows} role="status" aria-label={shared('loading')}>
      {SKELETON_KEYS.map((key) => (
        <Skeleton key={key} height={72} />
      ))}
    </div>
  );
}
