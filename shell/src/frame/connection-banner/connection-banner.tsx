import { useConnection, useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../../phrases/phrases.ts';
import { Banner } from '../banner/banner.tsx';

/** Shows which service is unreachable. */
export function ConnectionBanner() {
  const t = useText();
  const session = useSession();
  const { status } = useConnection();
  const isAccountLost = useSessionState().status === 'unreachable';
  const problem = status !== 'online' ? status : isAccountLost ? 'account' : null;
  return (
    <Banner text={problem && t(`connection.${problem}`)}>
      <Button size="small" onClick={session.reconnect}>
        {t('remote.tryAgain')}
      </Button>
    </Banner>
  );
}
