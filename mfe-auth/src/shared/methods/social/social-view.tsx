import { sharedPhrases } from '@xana/i18n';
import { useMount } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useRef } from 'react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { useLoginProblem } from '../login-problem.ts';
import { MethodHeader } from '../method-header.tsx';
import type { MethodViewProps } from '../method-views.ts';
import { useText } from '../phrases/phrases.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { useSocialLogin } from './use-social-login.ts';

const NAMES = { google: 'Google', apple: 'Apple' } as const;

/** Login with Google or Apple in a window of the login service. */
export function SocialView({ method, attempt, onBack }: MethodViewProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const describe = useLoginProblem();
  const { config } = useMount();
  const brand = method === 'apple' ? 'apple' : 'google';
  const name = NAMES[brand];
  const { step, problem, ...social } = useSocialLogin(brand, name, attempt);
  const isBlocked = attempt.error instanceof ConnectorError && attempt.error.problem === 'popupBlocked';
  return (
    <>
      <MethodHeader method={brand} name={name} text={t('social.text', { brand: name })} onBack={onBack} />
      <Notice
        tone="progress"
        text={!problem && step !== 'ready' && t(`social.${step}`, { brand: name })}
        hint={step === 'window' && t('social.windowText')}
      />
      {isBlocked && step === 'ready' ? (
        <BlockedNotice
          brand={name}
          onOpen={social.openWindow}
          // Only a login continues when the page returns.
          onLeave={attempt.purpose === 'login' ? social.leave : undefined}
        />
      ) : (
        <Notice tone="problem" text={problem ? describe(problem, name, false) : step === 'ready' && attempt.problem} />
      )}
      {problem && (
        <Button variant="primary" onClick={social.prepare}>
          {shared('tryAgain')}
        </Button>
      )}
      {!problem && step === 'ready' && !isBlocked && (
        <Button variant="primary" onClick={social.openWindow}>
          {attempt.problem ? shared('tryAgain') : t('social.open', { brand: name })}
        </Button>
      )}
      {step === 'window' && !problem && <Button onClick={attempt.cancel}>{shared('cancel')}</Button>}
      {config.login?.social?.kind === 'sandbox' && <SandboxNote>{t('social.sandbox', { brand: name })}</SandboxNote>}
    </>
  );
}

interface BlockedNoticeProps {
  brand: string;
  onOpen(): void;
  /** Without it, the window is the only way. */
  onLeave: (() => void) | undefined;
}

/** The browser blocked the window (LG-11). A new click may open it; leaving the page works in every browser. */
function BlockedNotice({ brand, onOpen, onLeave }: BlockedNoticeProps) {
  const t = useText();
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => open.current?.focus(), []);
  return (
    <>
      <Notice
        tone="problem"
        text={t('social.blocked', { brand })}
        hint={t(onLeave ? 'social.blockedText' : 'social.blockedWindowText')}
      />
      <Button ref={open} variant="primary" onClick={onOpen}>
        {t('social.openWindow')}
      </Button>
      {onLeave && <Button onClick={onLeave}>{t('social.leave')}</Button>}
    </>
  );
}
