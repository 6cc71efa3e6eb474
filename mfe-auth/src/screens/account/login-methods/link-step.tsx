import { linkTelegram } from '@xana/contracts/http/auth/linking';
import { listLoginMethods } from '@xana/contracts/http/auth/login-methods';
import { useErrorText } from '@xana/i18n/errors';
import { useAction, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { BackIcon } from '@xana/ui-kit/icon';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useRef } from 'react';
import type { Attempt } from '../../../shared/methods/use-attempt.ts';
import * as css from '../account.module.css';
import { useText } from '../phrases/phrases.ts';
import { MethodChooser } from './method-chooser.tsx';
import { useLink } from './use-link.ts';
import { useLinkProblem } from './use-link-problem.ts';
import type { TelegramFields, WaitingMethod } from './waiting-method.ts';

interface LinkStepProps {
  purpose: 'link' | 'confirm';
  /** Was chosen before the member had to confirm, and continues now. */
  waiting?: WaitingMethod | undefined;
  onDone(name: string, isNew: boolean): void;
  onStale(waiting: WaitingMethod): void;
  onBack(): void;
}

/** Adds a login method, or confirms with one of the account that the member is there. */
export function LinkStep({ purpose, waiting, onDone, onStale, onBack }: LinkStepProps) {
  const t = useText();
  const attempt = useLink({ purpose, onDone, onStale });
  const telegram = useTelegramLink({ onDone, onStale, onFailed: attempt.showMessage });
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // The dialog stays and its content changes, so the focus moves here.
    top.current?.focus();
    if (waiting?.kind === 'telegram') void telegram.add(waiting.fields);
    if (waiting?.kind === 'wallet') void attempt.start(waiting.method, waiting.wallet);
  }, []);
  const isLink = purpose === 'link';
  const isContinued = waiting?.kind === 'wallet' && attempt.busyWith === waiting.method.id;
  const adding = telegram.isBusy ? 'Telegram' : isContinued && waiting.method.name;
  const back = () => {
    attempt.cancel();
    onBack();
  };
  return (
    <section
      ref={top}
      aria-label={t(isLink ? 'account.add' : 'account.confirmTitle')}
      tabIndex={-1}
      className={css.section}
    >
      <Notice tone="progress" text={adding && t('account.adding', { method: adding })} />
      {!adding && isLink && (
        <MethodChooser
          text={t('account.addText')}
          labelOf={(wallet) => t('account.addWallet', { wallet })}
          attempt={attempt}
        />
      )}
      {!isLink && <OwnMethods attempt={attempt} />}
      <div className={css.back}>
        <Button variant="quiet" icon={<BackIcon />} onClick={back}>
          {t('account.back')}
        </Button>
      </div>
    </section>
  );
}

/** The login methods of the account: another one would prove nothing. */
function OwnMethods({ attempt }: { attempt: Attempt }) {
  const t = useText();
  const methods = useOperation(listLoginMethods, {});
  return (
    <Answer of={methods} failedText={t('account.methodsFailed')} skeleton={66}>
      {({ rows }) =>
        rows.every(({ method }) => method === 'telegram') ? (
          <TelegramAlone />
        ) : (
          <>
            <MethodChooser
              text={t('account.confirmText')}
              labelOf={(wallet) => t('account.confirmWith', { wallet })}
              kinds={new Set(rows.map(({ method }) => method))}
              attempt={attempt}
            />
            <p className={css.text}>{t('account.confirmOther')}</p>
          </>
        )
      }
    </Answer>
  );
}

/** Telegram proves a member only by a login: without another method there is nothing to choose. */
function TelegramAlone() {
  const t = useText();
  const session = useSession();
  return (
    <>
      <p className={css.text}>{t('account.telegramAlone')}</p>
      <div>
        <Button onClick={() => void session.logout()}>{t('account.logOut')}</Button>
      </div>
    </>
  );
}

interface TelegramLinkOptions {
  onDone(name: string, isNew: boolean): void;
  onStale(waiting: WaitingMethod): void;
  onFailed(text: string): void;
}

/** Adds Telegram to the account, with the fields that its login page returned. */
function useTelegramLink({ onDone, onStale, onFailed }: TelegramLinkOptions) {
  const t = useText();
  const errorText = useErrorText();
  const textOf = useLinkProblem();
  const { run, isBusy } = useAction(linkTelegram, {
    onSuccess: ({ isNew }) => onDone('Telegram', isNew),
    onError(error, fields) {
      const { code } = error;
      if (code === 'REAUTHENTICATION_REQUIRED') return onStale({ kind: 'telegram', fields });
      const isUsedUp = code === 'SIGNATURE_INVALID' || code === 'NONCE_INVALID';
      onFailed(isUsedUp ? t('account.telegramExpired') : (textOf(error) ?? errorText(error)));
    },
  });
  const add = async (fields: TelegramFields | null) => {
    if (fields) await run(fields);
    else onFailed(t('account.telegramCancelled'));
  };
  return { add, isBusy };
}
