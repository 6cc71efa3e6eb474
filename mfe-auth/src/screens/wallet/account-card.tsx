import { useMember } from '@xana/session/react';
import { Address } from '@xana/ui-kit/address';
import { Avatar } from '@xana/ui-kit/avatar';
import { shortAddress } from '@xana/wallet/addresses';
import * as css from './account-card.module.css';
import { useText } from './phrases/phrases.ts';

/** A phone shows this many characters of each end (WL-07); the copy is complete. */
const SHOWN_CHARACTERS = 6;

/** The member and the address of their wallet, with a copy button. @param address empty for a login without a wallet */
export function AccountCard({ address }: { address: string }) {
  const t = useText();
  const member = useMember();
  if (!member) return null;
  const { name, avatar, profileIconColor } = member;
  return (
    <div className={css.account}>
      <Avatar name={name} src={avatar} color={profileIconColor} size={72} />
      <p className={css.name}>{name}</p>
      {address ? (
        <div className={css.address}>
          <Address
            whole={address}
            short={shortAddress(address, SHOWN_CHARACTERS)}
            shows="wide"
            copyLabel={t('wallet.copy')}
            copiedLabel={t('wallet.copied')}
          />
        </div>
      ) : (
        <p className={css.note}>{t('wallet.noAddress')}</p>
      )}
    </div>
  );
}
