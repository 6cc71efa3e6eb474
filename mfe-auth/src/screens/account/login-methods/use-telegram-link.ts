import { linkTelegram } from '@xana/contracts/http/auth/linking';
import { useErrorText } from '@xana/i18n/errors';
import { useAction } from '@xana/remote-kit';
import { useText } from '../phrases/phrases.ts';
import { useLinkProblem } from './use-link-problem.ts';
import type { TelegramFields, WaitingMethod } from './waiting-method.ts';

interface TelegramLinkOptions {
  onDone(name: string, isNew: boolean): void;
  onStale(waiting: WaitingMethod): void;
  onFailed(text: string): void;
}

/** Adds Telegram to the account, with the fields that its login page returned. */
export function useTelegramLink({ onDone, onStale, onFailed }: TelegramLinkOptions) {
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
