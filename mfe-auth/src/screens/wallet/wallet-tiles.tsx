import { Link, profilePath } from '@xana/remote-kit';
import { useChainId, useMember } from '@xana/session/react';
import { ExternalIcon, UserIcon } from '@xana/ui-kit/icon';
import { addressLink } from '@xana/wallet/chains';
import { useText } from './phrases/phrases.ts';
import { NetworkIcon } from './wallet-icons.tsx';
import * as css from './wallet-tiles.module.css';

interface WalletTilesProps {
  address: string;
  onClose(): void;
  onSwitchNetwork(): void;
}

export function WalletTiles({ address, onClose, onSwitchNetwork }: WalletTilesProps) {
  const t = useText();
  const member = useMember();
  const chainId = useChainId();
  return (
    <div className={css.tiles}>
      {address && (
        <a className={css.tile} href={addressLink(chainId, address)} target="_blank" rel="noopener">
          <ExternalIcon />
          {t('wallet.explorer')}
        </a>
      )}
      <Link className={css.tile} to={member ? profilePath(member.id) : '/profile'} onClick={onClose}>
        <UserIcon />
        {t('wallet.profile')}
      </Link>
      <button type="button" className={css.tile} onClick={onSwitchNetwork}>
        <NetworkIcon />
        {t('wallet.network')}
      </button>
    </div>
  );
}
