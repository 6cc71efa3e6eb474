import { ChevronDownIcon } from '@xana/ui-kit/icon';
import type { PairingLink } from '../../../connectors/walletconnect/wallet-connect.ts';
import { useText } from '../phrases/phrases.ts';
import { useIsWide } from '../use-is-wide.ts';
import { CopyLink } from './copy-link.tsx';
import { PairingCode } from './pairing-code.tsx';
import { PhoneWalletList } from './phone-wallet-list.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import * as css from './wallet-connect-view.module.css';

/** The ways to bring the link of a pairing to a wallet: its app on this phone, or the code for another device. */
export function PairingPanel({ uri, expiresAt }: PairingLink) {
  const t = useText();
  const isWide = useIsWide();
  const left = useSecondsLeft(expiresAt);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const code = (
    <>
      <p className={css.text}>{t('walletconnect.scan')}</p>
      <PairingCode uri={uri} />
    </>
  );
  return (
    <div className={css.panel}>
      {isWide ? (
        code
      ) : (
        <>
          <PhoneWalletList uri={uri} />
          <details className={css.otherDevice}>
            <summary>
              {t('walletconnect.otherDevice')}
              <ChevronDownIcon size={18} />
            </summary>
            {code}
          </details>
        </>
      )}
      <CopyLink uri={uri} />
      <p className={css.hint} role="timer">
        {t('walletconnect.validFor', { time })}
      </p>
    </div>
  );
}
