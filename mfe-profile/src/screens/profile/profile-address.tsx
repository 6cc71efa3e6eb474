import { sharedPhrases } from '@xana/i18n';
import { useChainId } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { ExternalIcon } from '@xana/ui-kit/icon';
import { shortAddress } from '@xana/wallet/addresses';
import { addressLink } from '@xana/wallet/chains';
import { readableAddress } from '@xana/wallet/readable-address';
import { useText } from './phrases/phrases.ts';
import * as css from './profile-view.module.css';

/** The address of a user's wallet, to copy and to open in the explorer. */
export function ProfileAddress({ address }: { address: string }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const chainId = useChainId();
  const whole = readableAddress(address);
  return (
    <p className={css.account}>
      <Address
        whole={whole}
        short={shortAddress(whole, 6)}
        copyLabel={t('copyAddress')}
        copiedLabel={shared('copied')}
      />
      <a className={css.explorer} href={addressLink(chainId, whole)} target="_blank" rel="noopener">
        <ExternalIcon size={16} />
        {t('explorer')}
      </a>
    </p>
  );
}
