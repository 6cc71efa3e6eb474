import { Skeleton } from '@xana/ui-kit/skeleton';
import * as css from './feed-screen.module.css';

/** Three posts that are being loaded. */
export function PostSkeletons({ label }: { label: string }) {
  return (
    <div className={css.list} role="status" aria-label={label}>
      {[220, 420, 220].map((height, index) => (
        <div key={index} className={css.skeleton} style={{ height }}>
          <Skeleton width={44} height={44} isRound />
          <Skeleton width="80%" height="1rem" />
          <Skeleton width="55%" height="1rem" />
        </div>
      ))}
    </div>
  );
}
