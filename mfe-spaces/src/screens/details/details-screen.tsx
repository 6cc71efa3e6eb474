import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { type EntityType, entityType } from '@xana/contracts/http/spaces/world';
import { sharedPhrases } from '@xana/i18n';
import { Link, useDocumentTitle, useOperation, useRouteParams, useSearchParams } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../../phrases/phrases.ts';
import { SpaceView } from './space-view.tsx';

/** `/details/{id}?type={entityType}` */
export function DetailsScreen() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { id } = useRouteParams('/details/:id');
  const [query] = useSearchParams();
  const isId = /^\d{1,9}$/.test(id ?? '');
  const {
    data: space,
    error,
    refetch,
  } = useOperation(getSingleWorldHot, { id: Number(id), type: readType(query.get('type')) }, { isEnabled: isId });
  useDocumentTitle(space?.name);
  if (!isId || (error as { code?: string } | null)?.code === 'SPACE_NOT_FOUND') {
    return (
      <EmptyState
        text={t('details.gone')}
        action={
          <Link className={buttonClass()} to="/">
            {t('details.toHome')}
          </Link>
        }
      />
    );
  }
  if (error)
    return <ErrorState title={t('details.failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  if (!space) return <Skeleton ratio="21 / 9" label={shared('loading')} />;
  return <SpaceView space={space} key={space.id} />;
}

function readType(text: string | null): EntityType {
  const read = entityType.safeParse(text);
  return read.success ? read.data : 'USER_WORLD';
}
