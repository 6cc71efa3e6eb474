import { getMostFollowedUsers } from '@xana/contracts/http/users/user-lists';
import { sharedPhrases } from '@xana/i18n';
import { lazyPart, useOperation } from '@xana/remote-kit';
import { useSeesAsVisitor } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Suspense } from 'react';
import { useText } from '../../shared/people/lists/phrases/phrases.ts';
import { PeopleList } from './people-list.tsx';

/** Visitors, whose first load has a budget, do not load the code of members. */
const Followed = lazyPart(() => import('./followed.tsx').then(({ Followed }) => Followed));
const PEOPLE_SHOWN = 10;

/** The people of the sidebar: the member's followings, or the most followed users for a visitor. */
export function People() {
  const shared = sharedPhrases.useText();
  if (useSeesAsVisitor()) return <MostActive />;
  return (
    <Suspense fallback={<Skeleton height={478} label={shared('loading')} />}>
      <Followed />
    </Suspense>
  );
}

function MostActive() {
  const t = useText();
  const { data, isError, refetch } = useOperation(getMostFollowedUsers, {});
  return (
    <PeopleList
      title={t('people.active')}
      people={data?.rows.slice(0, PEOPLE_SHOWN)}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}
