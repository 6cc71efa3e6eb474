import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from './phrases/phrases.ts';
import * as css from './terms.module.css';
import { useAcceptance } from './use-acceptance.ts';

/**
 * The slot `terms.line`: accepts the current terms at the beginning of a form that needs them (LG-15). It shows nothing to a
 * member who has accepted them.
 */
export function TermsLine() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const bus = useBus();
  const member = useMember();
  const { data, error, refetch } = useOperation(getTermsAcceptance, {}, { staleMilliseconds: 0 });
  const onAccepted = () => {
    if (member) bus.publish(afterLoginAnswered, { userId: member.id, step: 'terms' });
    void refetch();
  };
  const { accept, isBusy, problem, canSign, hasWalletFailed } = useAcceptance(onAccepted, () => void refetch());
  if (error && !data)
    return <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={() => void refetch()} />;
  if (!data || data.accepted) return null;
  const signs = canSign && data.message !== null;
  return (
    <section className={css.line} aria-label={t('title')}>
      <p>
        {t('needed')}{' '}
        <a className={css.link} href="/terms" target="_blank" rel="noopener">
          {t('open')}
        </a>
      </p>
      {signs && <p className={css.version}>{t('signNote')}</p>}
      <Notice tone="problem" text={problem} />
      <div className={css.answers}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void accept(data, signs)}>
          {t(signs ? 'sign' : 'accept')}
        </Button>
        {signs && hasWalletFailed && (
          <Button isBusy={isBusy} onClick={() => void accept(data, false)}>
            {t('acceptWithoutWallet')}
          </Button>
        )}
      </div>
    </section>
  );
}
