import { messagePhrases } from '@xana/i18n/messages';
import { useMount } from '@xana/remote-kit';
import { useState } from 'react';
import { Choice } from '../../shared/choice/choice.tsx';
import { ChoiceList } from '../../shared/choice/choice-list.tsx';
import { lastUsedFirst } from '../../shared/last-method.ts';
import { MethodIcon } from '../../shared/methods/method-icon.tsx';
import { type Method, offeredMethods } from '../../shared/methods/method-views.ts';
import { useText } from '../../shared/methods/phrases/phrases.ts';
import * as css from './login-dialog.module.css';

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

interface OtherMethodsProps {
  onChoose(method: Method): void;
  /** The method whose view was just left: its button gets the focus back. */
  returnedFrom: Method | null;
  /** See `lastMethod`. */
  lastUsed: string | null;
}

/** The login methods without a wallet of this browser. */
export function OtherMethods({ onChoose, returnedFrom, lastUsed }: OtherMethodsProps) {
  const t = useText();
  const { config } = useMount();
  const [comingSoon, setComingSoon] = useState('');
  const message = messagePhrases.useText();
  const isLast = (method: Method) => method === lastUsed;
  const nameOf = (method: Method) => (method === 'email' ? t('login.email') : NAMES[method]);
  return (
    <>
      <ChoiceList hasColumns label={t('login.others')}>
        {lastUsedFirst(offeredMethods(config.login), isLast).map((method) => (
          <li key={method}>
            <Choice
              ref={method === returnedFrom ? focusOnMount : undefined}
              icon={<MethodIcon method={method} />}
              remark={isLast(method) ? t('login.lastUsed') : undefined}
              onClick={() => onChoose(method)}
            >
              {nameOf(method)}
            </Choice>
          </li>
        ))}
      </ChoiceList>
      <ChoiceList hasColumns>
        {COMING_SOON.map((method) => (
          <li key={method}>
            <button
              type="button"
              className={css.later}
              onClick={() => setComingSoon(`${NAMES[method]}: ${message('COMING_SOON')}`)}
            >
              <MethodIcon method={method} size={20} />
              {NAMES[method]}
            </button>
          </li>
        ))}
      </ChoiceList>
      <p role="status" className={css.comingSoon}>
        {comingSoon}
      </p>
    </>
  );
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();
