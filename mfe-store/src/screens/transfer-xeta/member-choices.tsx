import { searchAll } from '@xana/contracts/http/search/search-all';
import { useOperation } from '@xana/remote-kit';
import { useDebouncedValue } from '@xana/remote-kit/debounced-value';
import { Avatar } from '@xana/ui-kit/avatar';
import { ListRow } from '@xana/ui-kit/list-row';
import { readableAddress } from '@xana/wallet/readable-address';
import { shortRecipient } from './known-addresses.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './transfer-dialog.module.css';
import { DEFAULT_COLOR, type TransferDraft } from './transfer-draft.ts';

const MAX_CHOICES = 5;

interface MemberChoicesProps {
  /** As typed, not empty. */
  name: string;
  isComposing: boolean;
  onChoose(recipient: Pick<TransferDraft, 'recipient' | 'member'>): void;
}

/** Members with a wallet whose name matches. */
export function MemberChoices({ name, isComposing, onChoose }: MemberChoicesProps) {
  const t = useText();
  const searched = useDebouncedValue(name, isComposing);
  const { data, isError } = useOperation(
    searchAll,
    { name: searched || name, type: 'profile', pageNumber: 1, pageSize: MAX_CHOICES },
    { isEnabled: searched !== '' },
  );
  const members = data?.paginatedResults.filter(({ address }) => address) ?? [];
  const note = isError
    ? t('to.searchFailed')
    : !data || searched !== name
      ? t('to.searching')
      : members.length === 0
        ? t('to.nobody')
        : '';
  return (
    <>
      <p className={css.note} role="status">
        {note}
      </p>
      {members.length > 0 && (
        <ul className={css.choices} aria-label={t('to.members')}>
          {members.map(({ id, name: shown, address, image, color }) => {
            const member = { name: shown, picture: image, color: color ?? DEFAULT_COLOR };
            const recipient = readableAddress(address ?? '');
            return (
              <li key={id}>
                <ListRow
                  title={<bdi>{shown}</bdi>}
                  start={<Avatar name={shown} src={image} color={member.color} size={40} />}
                  meta={shortRecipient(recipient)}
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
