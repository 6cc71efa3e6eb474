import { sharedPhrases } from '@xana/i18n';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { useEffect } from 'react';
import { useText } from '../../phrases/phrases.ts';

/** One's own profile, before it is known who that is. After the login the profile stands in its place. */
export function LogInFirst({ opensDialog }: { opensDialog: boolean }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  useEffect(() => {
    if (opensDialog) session.requireLogin('profile');
  }, [session, opensDialog]);
  return (
    <EmptyState
      text={t('profile.logIn')}
      action={
        <Button variant="primary" onClick={() => session.requireLogin('profile')}>
          {shared('logIn')}
        </Button>
      }
    />
  );
}
