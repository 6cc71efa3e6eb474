import { useConnection, useSession, useSessionState } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { useText } from '../../phrases/phrases.ts';
import * as css from './connection-banner.module.css';

/** Shows which service is unreachable. The status element always exists, so that screen readers announce a change. */
export function ConnectionBanner() {
  const t = useText();
  const session = useSession();
  const { status } = useConnection();
  const isAccountLost = useSessionState().status === 'unreachable';
  const problem = status !== 'online' ? status : isAccountLost ? 'account' : null;
  return (
    <div className={css.banner} data-shown={problem !== null}>
      <p role="status">{problem && t(`connection.${problem}`)}</p>
      {problem && (
        <Button size="small" onClick={session.reconnect}>
          {t('remote.tryAgain')}
        </Button>
      )}
    </div>
  );
}
