import { sharedPhrases } from '@xana/i18n';
import { useMember, useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useText } from '../phrases/phrases.ts';
import type { DialogProps } from '../steps.ts';
import * as css from './hand-off-dialog.module.css';
import { useHandOff } from './use-hand-off.ts';

/** Longer names of apps, which anyone can put into a link, are cut. */
const MAX_NAME_LENGTH = 40;

/** Asks whether an app that opened this page may log in (RT-10), and shows the outcome. */
export function HandOffDialog({ onAnswered }: DialogProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const session = useSession();
  const member = useMember();
  const { status, number, appName, deviceId, problem, busyWith, load, grant, deny } = useHandOff();
  const app = appName ? t('handOff.named', { app: appName.slice(0, MAX_NAME_LENGTH) }) : t('handOff.unnamed');
  if (status !== 'asking') {
    return (
      <Dialog title={t(`handOff.${status}.title`)} closeLabel={shared('close')} onClose={onAnswered}>
        <p className={css.text} role="status">
          {t(`handOff.${status}.text`, { app })}
        </p>
        <DialogActions>
          {status === 'needsLogin' && <Button onClick={() => void session.logout()}>{t('handOff.logOut')}</Button>}
          <Button variant="primary" onClick={onAnswered} autoFocus>
            {shared('close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog role="alertdialog" title={t('handOff.title')} closeLabel={t('handOff.deny')} onClose={() => void deny()}>
      <p className={css.text}>{t('handOff.text', { app, name: member?.name ?? '' })}</p>
      {number ? (
        <>
          <p className={css.number}>{number}</p>
          <p className={css.text}>{t('handOff.compare')}</p>
          <p className={css.device}>{t('handOff.device', { device: deviceId })}</p>
        </>
      ) : problem ? (
        <ErrorState title={problem} retryLabel={shared('tryAgain')} onRetry={() => void load()} />
      ) : (
        <Skeleton height={120} label={shared('loading')} />
      )}
      <Notice tone="problem" text={number && problem} />
      <DialogActions>
        <Button onClick={() => void deny()} isBusy={busyWith === 'deny'} autoFocus>
          {t('handOff.deny')}
        </Button>
        <Button variant="primary" onClick={() => void grant()} isBusy={busyWith === 'grant'} disabled={!number}>
          {t('handOff.grant')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
