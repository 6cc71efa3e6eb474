import { useMount } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { useEffect, useRef, useState } from 'react';
import { MethodHeader } from '../method-header.tsx';
import type { MethodViewProps } from '../method-views.ts';
import { useText } from '../phrases/phrases.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { telegramLoginAddress } from './telegram-login-address.ts';
import * as css from './telegram-view.module.css';

/** Leads to Telegram's login page in this tab; what was begun here continues when it returns. */
export function TelegramView({ attempt, onBack }: MethodViewProps) {
  const t = useText();
  const { config, telegramLink } = useMount();
  const isLink = attempt.purpose === 'link';
  const [path] = useState(() => (isLink ? `/?telegramLink=${telegramLink?.begin()}` : '/app'));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  const service = config.login?.telegram;
  if (!service) return null;
  return (
    <>
      <MethodHeader
        method="telegram"
        name="Telegram"
        text={t(isLink ? 'telegram.linkText' : 'telegram.text')}
        onBack={onBack}
      />
      <ol className={css.steps}>
        <li>{t('telegram.confirm')}</li>
        <li>{t(isLink ? 'telegram.linkReturn' : 'telegram.return')}</li>
      </ol>
      <a
        ref={link}
        className={buttonClass({ variant: 'primary' })}
        href={telegramLoginAddress({ service, site: config.origins.site, path })}
        rel="noreferrer"
      >
        {t('telegram.continue')}
      </a>
      {service.kind === 'sandbox' && <SandboxNote>{t('telegram.sandbox')}</SandboxNote>}
    </>
  );
}
