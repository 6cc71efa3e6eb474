import { useMount } from '@xana/remote-kit';
import { useState } from 'react';
import { MethodHeader } from '../method-header.tsx';
import type { MethodViewProps } from '../method-views.ts';
import { useText } from '../phrases/phrases.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useEmailLogin } from './use-email-login.ts';
import { useProblemText } from './use-problem-text.ts';

/** What was typed, while the page is open: leaving the view or the dialog does not lose it. */
let typedEmail = '';

export function EmailView({ attempt, onBack }: MethodViewProps) {
  const t = useText();
  const textOf = useProblemText();
  const { config } = useMount();
  const [email, setEmail] = useState(typedEmail);
  const state = useEmailLogin(attempt);
  const service = config.login?.email;
  const change = (text: string) => {
    typedEmail = text;
    setEmail(text);
  };
  const inbox =
    service?.kind === 'sandbox' && `${service.origin}/inbox?${new URLSearchParams({ email: state.sent.to })}`;
  return (
    <>
      <MethodHeader method="email" name={t('login.email')} text={t('email.text')} onBack={onBack} />
      {state.step === 'code' && <CodeStep state={state} />}
      {state.step === 'secondFactor' && <SecondFactorStep state={state} />}
      {state.step === 'email' && (
        <EmailStep
          email={email}
          onChange={change}
          onSubmit={(address) => void state.submitEmail(address)}
          isBusy={state.busy !== null}
          problem={attempt.problem || textOf(state.problem)}
        />
      )}
      {inbox && (
        <SandboxNote>
          {t('email.sandbox')}{' '}
          <a href={inbox} target="_blank" rel="noopener">
            {t('email.inbox')}
          </a>
        </SandboxNote>
      )}
    </>
  );
}
