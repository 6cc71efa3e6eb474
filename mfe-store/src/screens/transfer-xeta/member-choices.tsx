import { Avatar } from '@xana/ui-kit/avatar';
import { ListRow, RowDetails } from '@xana/ui-kit/list-row';
import { readableAddress } from '@xana/wallet/readable-address';
import { shortRecipient } from './known-addresses.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './transfer-dialog.module.css';
import type { TransferDraft } from './transfer-draft.ts';
import type { FoundRecipients } from './use-recipients.ts';

interface MemberChoicesProps {
  found: FoundRecipients;
  onChoose(recipient: Pick<TransferDraft, 'recipient' | 'member'>): void;
}

/** The members whom the typed name means. */
export function MemberChoices({ found: { members, state }, onChoose }: MemberChoicesProps) {
  const t = useText();
  return (
    <>
      <p className={css.note} role="status">
        {state === 'found' ? '' : t(`to.${state}`)}
      </p>
      {members.length > 0 && (
        <ul className={css.choices} aria-label={t('to.members')}>
          {members.map(({ id, name, username, address, avatar, profileIconColor: color }) => {
            const recipient = readableAddress(address);
            const member = { name, username, picture: avatar, color };
            return (
              <li key={id}>
                <ListRow
                  title={<bdi>{name}</bdi>}
                  start={<Avatar name={name} src={avatar} color={color} size={40} />}
                  meta={<RowDetails details={[`@${username}`, shortRecipient(recipient)]} />}
                  link={(children, className) => (
                    <button type="button" className={className} onClick={() => onChoose({ recipient, member })}>
                      {children}
                    </button>
                  )}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
