import { getTerms, getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { useLocale } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useState } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './terms.module.css';
import { TermsText } from './terms-text.tsx';
import { useAcceptance } from './use-acceptance.ts';

interface TermsDialogProps {
  onAccepted(): void;
  /** The action that needs the terms ends. */
  onDeclined(): void;
}

/** Asks the member to accept the current terms (LG-15) above the form whose call needs them. */
export function TermsDialog({ onAccepted, onDeclined }: TermsDialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const terms = useOperation(getTerms, { locale: useLocale() });
  const acceptance = useOperation(getTermsAcceptance, {});
  const [isRead, setIsRead] = useState(false);
  const reload = () => {
    setIsRead(false);
    void terms.refetch();
    void acceptance.refetch();
  };
  const { accept, isBusy, problem, canSign, hasWalletFailed } = useAcceptance(onAccepted, reload);
  const current = terms.data && acceptance.data ? { ...terms.data, message: acceptance.data.message } : null;
  const signs = canSign && Boolean(current?.message);
  return (
    <Dialog role="alertdialog" title={t('title')} closeLabel={t('decline')} onClose={onDeclined}>
      <p className={css.text}>{t('neededText')}</p>
      {terms.error || acceptance.error ? (
        <ErrorState title={t('failed')} retryLabel={shared('tryAgain')} onRetry={reload} />
      ) : current ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is operable by keyboard only with the focus.
        <section className={css.scroll} aria-label={current.title} tabIndex={0}>
          <TermsText terms={current} headingLevel={3} />
        </section>
      ) : (
        <Skeleton height={240} label={shared('loading')} />
      )}
      <a className={css.link} href="/terms" target="_blank" rel="noopener">
        {t('open')}
      </a>
      <label className={css.accept}>
        <input type="checkbox" checked={isRead} disabled={!current} onChange={() => setIsRead(!isRead)} />
        {t('read')}
      </label>
      {signs && <p className={css.version}>{t('signNote')}</p>}
      <Notice tone="problem" text={problem} />
      <DialogActions>
        <Button onClick={onDeclined}>{t('decline')}</Button>
        {signs && hasWalletFailed && current && (
          <Button disabled={!isRead || isBusy} onClick={() => void accept(current, false)}>
            {t('acceptWithoutWallet')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={!isRead || !current}
          isBusy={isBusy}
          onClick={() => current && void accept(current, signs)}
        >
          {t(signs ? 'sign' : 'accept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
