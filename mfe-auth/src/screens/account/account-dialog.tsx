import { useHandledEvent, useMount } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { AccountStepDialog } from './account-step-dialog.tsx';
import { type AccountStep, OVERVIEW } from './account-steps.ts';
import type { TelegramFields } from './login-methods/waiting-method.ts';

/**
 * Opens on `auth:accountRequested`, and when Telegram returns from a visit that adds it to the account: the login methods of
 * the account, and where the member is logged in.
 */
export function AccountDialog() {
  const { payload, close } = useHandledEvent<{ sessionId?: string } | undefined>();
  const { telegramLink } = useMount();
  const member = useMember();
  const [step, setStep] = useState<AccountStep>(OVERVIEW);
  // Not in the initial state: React may compute that twice, and what Telegram returned can be taken once.
  useLayoutEffect(() => {
    const returned = telegramLink?.take();
    if (returned)
      setStep({ name: 'add', waiting: { kind: 'telegram', fields: returned.fields as TelegramFields | null } });
  }, []);
  useEffect(() => {
    if (!member) close();
  }, [member]);
  if (!member) return null;
  return <AccountStepDialog step={step} markedId={payload?.sessionId} onStep={setStep} onClose={close} />;
}
