import type { LoginServices } from '@xana/contracts/public-config';
import { useMount } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { useEffect, useRef, useState } from 'react';
import { MethodHeader } from '../method-header.tsx';
import type { MethodViewProps } from '../method-views.ts';
import { useText } from '../phrases/phrases.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import * as css from './telegram-view.module.css';

/** The bot of the sandbox, which exists nowhere else. */
const SANDBOX_BOT_ID = '100000001';

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

interface TelegramLogin {
  service: NonNullable<LoginServices['telegram']>;
  site: string;
  /** Where Telegram returns to on this site. */
  path: string;
}

/**
 * Telegram's login page, which the widget opens as well. The page is used without the widget, because the site allows no
 * scripts of other hosts. It returns to `path` with the signed fields in the fragment.
 *
 * @see https://core.telegram.org/widgets/login
 */
function telegramLoginAddress({ service, site, path }: TelegramLogin): string {
  const [host, bot] =
    service.kind === 'telegram' ? ['https://oauth.telegram.org', service.botId] : [service.origin, SANDBOX_BOT_ID];
  const query = { bot_id: bot, origin: site, return_to: `${site}${path}`, request_access: 'write' };
  return `${host}/auth?${new URLSearchParams(query)}`;
}
