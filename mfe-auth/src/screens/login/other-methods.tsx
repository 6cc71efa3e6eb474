import { messagePhrases } from '@xana/i18n/messages';
import { useText } from '../../phrases/phrases.ts';
import * as css from './login-dialog.module.css';
import { MethodIcon } from './method-icon.tsx';

/** Disabled until their connectors exist. */
const DISABLED = ['google', 'apple', 'walletconnect', 'email', 'telegram'] as const;
/** These show the message COMING_SOON (LG-03). */
const COMING_SOON = ['line', 'binance'] as const;

const NAMES = {
  google: 'Google',
  apple: 'Apple',
  walletconnect: 'WalletConnect',
  telegram: 'Telegram',
  line: 'LINE',
  binance: 'Binance',
} as const;

/** The login methods without a wallet of this browser. */
export function OtherMethods({ onMessage }: { onMessage(text: string): void }) {
  const t = useText();
  const message = messagePhrases.useText();
  const nameOf = (method: (typeof DISABLED)[number]) => (method === 'email' ? t('login.email') : NAMES[method]);
  return (
    <>
      <ul className={css.methods} aria-label={t('login.others')}>
        {DISABLED.map((method) => (
          <li key={method}>
            <button type="button" className={css.method} disabled>
              <MethodIcon method={method} />
              <span className={css.words}>
                {nameOf(method)}
                <span className={css.note}>{t('login.notOpen')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ul className={css.methods}>
        {COMING_SOON.map((method) => (
          <li key={method}>
            <button
              type="button"
              className={css.method}
              onClick={() => onMessage(`${NAMES[method]}: ${message('COMING_SOON')}`)}
            >
              <MethodIcon method={method} />
              {NAMES[method]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
