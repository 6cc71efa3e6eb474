import { getTerms } from '@xana/contracts/http/terms/get-terms';
import { getTermsAcceptance } from '@xana/contracts/http/terms/get-terms-acceptance';
import { sharedPhrases } from '@xana/i18n';
import { useOperation } from '@xana/remote-kit';
import { useLocale, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import type { DialogProps } from '../steps.ts';
import * as css from './terms.module.css';
import { termsOnScreen } from './terms-on-screen.ts';
import { TermsText } from './terms-text.tsx';
import { useAcceptance } from './use-acceptance.ts';

interface TermsDialogProps extends DialogProps {
  /** Closes the dialog without an acceptance. Default: the member is asked whether to log out. */
  onDeclined?(): void;
}

/**
 * Asks the member to accept the current terms (LG-15) and stays until the answer. Escape, Back and "Do not accept" ask
 * whether to log out, or end the action that needs the terms.
 */
export function TermsDialog({ onAnswered, onDeclined }: TermsDialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const terms = useOperation(getTerms, { locale: useLocale() });
  const acceptance = useOperation(getTermsAcceptance, {});
  const [isRead, setIsRead] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const reload = () => {
    setIsRead(false);
    void terms.refetch();
    void acceptance.refetch();
  };
  const { accept, isBusy, problem, canSign, hasWalletFailed } = useAcceptance(onAnswered, reload);
  useEffect(() => {
    if (onDeclined) return;
    termsOnScreen.isOfArrival = true;
    return () => {
      termsOnScreen.isOfArrival = false;
    };
  }, []);
  if (isDeclining) {
    return (
      <ConfirmDialog
        title={t('terms.declineTitle')}
        text={t('terms.declineText')}
        confirmLabel={t('terms.logOut')}
        cancelLabel={t('terms.back')}
        isDangerous
        onCancel={() => setIsDeclining(false)}
        onConfirm={() => void session.logout()}
      />
    );
  }
  const decline = onDeclined ?? (() => setIsDeclining(true));
  const current = terms.data && acceptance.data ? { ...terms.data, message: acceptance.data.message } : null;
  const signs = canSign && Boolean(current?.message);
  return (
    <Dialog role="alertdialog" title={t('terms.title')} closeLabel={t('terms.decline')} onClose={decline}>
      <p className={css.text}>{t(onDeclined ? 'terms.neededText' : 'terms.text')}</p>
      {terms.error || acceptance.error ? (
        <ErrorState title={t('terms.failed')} retryLabel={shared('tryAgain')} onRetry={reload} />
      ) : current ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is operable by keyboard only with the focus.
        <section className={css.scroll} aria-label={current.title} tabIndex={0}>
          <TermsText terms={current} headingLevel={3} />
        </section>
      ) : (
        <Skeleton height={240} label={shared('loading')} />
      )}
      <a className={css.link} href="/terms" target="_blank" rel="noopener">
        {t('terms.open')}
      </a>
      <label className={css.accept}>
        <input type="checkbox" checked={isRead} disabled={!current} onChange={() => setIsRead(!isRead)} />
        {t('terms.read')}
      </label>
      {signs && <p className={css.version}>{t('terms.signNote')}</p>}
      <Notice tone="problem" text={problem} />
      <DialogActions>
        <Button onClick={decline}>{t('terms.decline')}</Button>
        {signs && hasWalletFailed && current && (
          <Button disabled={!isRead || isBusy} onClick={() => void accept(current, false)}>
            {t('terms.acceptWithoutWallet')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={!isRead || !current}
          isBusy={isBusy}
          onClick={() => current && void accept(current, signs)}
        >
          {t(signs ? 'terms.sign' : 'terms.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
