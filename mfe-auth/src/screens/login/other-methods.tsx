import { messagePhrases } from '@xana/i18n/messages';
import { useText } from '../../phrases/phrases.ts';
import * as css from './login-dialog.module.css';
import { MethodMark } from './method-mark.tsx';

/** Placed already; each is opened with the connector that it needs. */
const NOT_OPEN = ['google', 'apple', 'walletconnect', 'email', 'telegram'] as const;
/** The product answers these with COMING_SOON (LG-03). */
const COMING_SOON = ['line', 'binance'] as const;

const NAMES = {
  google: 'Google',
  apple: 'Apple',
  walletconnect: 'WalletConnect',
  telegram: 'Telegram',
  line: 'LINE',
  binance: 'Binance',
} as const;

/** The ways to log in without a wallet of this browser. */
export function OtherMethods({ onProblem }: { onProblem(text: string): void }) {
  const t = useText();
  const message = messagePhrases.useText();
  const nameOf = (method: (typeof NOT_OPEN)[number]) => (method === 'email' ? t('login.email') : NAMES[method]);
  return (
    <>
      <ul className={css.methods} aria-label={t('login.others')}>
        {NOT_OPEN.map((method) => (
          <li key={method}>
            <button type="button" className={css.method} disabled>
              <MethodMark method={method} />
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
              onClick={() => onProblem(`${NAMES[method]}: ${message('COMING_SOON')}`)}
            >
              <MethodMark method={method} />
              {NAMES[method]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
