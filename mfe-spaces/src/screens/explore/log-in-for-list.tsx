import { useMemberAction } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useText } from './phrases/phrases.ts';

/** In place of a list that only members have. It appears after the login. */
export function LogInForList({ list }: { list: 'mine' | 'favourites' }) {
  const t = useText();
  const asMember = useMemberAction(list);
  return (
    <EmptyState
      text={t(`login.${list}`)}
      action={<Button onClick={() => asMember(() => undefined)}>{t('login.do')}</Button>}
    />
  );
}
