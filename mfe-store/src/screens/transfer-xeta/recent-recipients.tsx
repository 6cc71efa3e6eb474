import { useFormats } from '@xana/i18n/formats';
import { WalletIcon } from '@xana/ui-kit/icon';
import { ListRow } from '@xana/ui-kit/list-row';
import { shortRecipient } from './known-addresses.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './transfer-dialog.module.css';
import { memberNamed, type TransferDraft } from './transfer-draft.ts';
import { useSentTransfers } from './use-track-transfers.ts';

const MAX_CHOICES = 3;

interface RecentRecipientsProps {
  onChoose(recipient: Pick<TransferDraft, 'recipient' | 'member'>): void;
}

/** To whom the member sent from this browser, last ones first. */
export function RecentRecipients({ onChoose }: RecentRecipientsProps) {
  const t = useText();
  const { relativeTime } = useFormats();
  const sent = useSentTransfers().filter(({ outcome }) => outcome === 'open' || outcome === 'done');
  const latest = [...new Map(sent.toReversed().map((each) => [each.to, each])).values()].toReversed();
  if (latest.length === 0) return null;
  return (
    <>
      <p className={css.label} id="recent-recipients">
        {t('to.recent')}
      </p>
      <ul className={css.choices} aria-labelledby="recent-recipients">
        {latest.slice(0, MAX_CHOICES).map(({ to, name, sentAt }) => (
          <li key={to}>
            <ListRow
              title={<bdi>{name ?? shortRecipient(to)}</bdi>}
              start={<WalletIcon />}
              meta={relativeTime(new Date(sentAt).toISOString())}
              link={(children, className) => (
                <button
                  type="button"
                  className={className}
                  onClick={() => onChoose({ recipient: to, member: memberNamed(name) })}
                >
                  {children}
                </button>
              )}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
