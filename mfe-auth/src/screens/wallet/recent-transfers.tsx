import { formatAmount, useFormats } from '@xana/i18n/formats';
import { useMount, useQuery } from '@xana/remote-kit';
import { ChevronDownIcon } from '@xana/ui-kit/icon';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { shortAddress } from '@xana/wallet/addresses';
import { fromWei } from '@xana/wallet/amounts';
import { addressLink, transactionLink, XANA_CHAIN_ID } from '@xana/wallet/chains';
import { readableAddress } from '@xana/wallet/readable-address';
import { readRecentTransfers, SCANNED_BLOCKS, type Transfer } from '@xana/wallet/recent-transfers';
import { useId, useState } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './recent-transfers.module.css';
import { ReceivedIcon, SentIcon } from './wallet-icons.tsx';

const MAX_ROWS = 5;

/** The XETA transfers of an address in the last blocks, read when the list is opened; the explorer has the others. */
export function RecentTransfers({ address }: { address: string }) {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={css.section}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('transfers.title')}
        <ChevronDownIcon size={18} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <TransferList address={address} />}
      </div>
    </section>
  );
}

function TransferList({ address }: { address: string }) {
  const t = useText();
  const { config } = useMount();
  const { data, isError } = useQuery({
    queryKey: ['transfers', address],
    queryFn: () => readRecentTransfers(config.rpc[String(XANA_CHAIN_ID)] ?? [], address),
    staleTime: 0,
  });
  const count = SCANNED_BLOCKS;
  return (
    <div className={css.content}>
      {isError && <p role="alert">{t('transfers.failed')}</p>}
      {!data && !isError && <Skeleton height={44} label={t('transfers.title')} />}
      {data?.length === 0 && <p>{t('transfers.none', { count })}</p>}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.slice(0, MAX_ROWS).map((transfer) => (
            <TransferRow key={transfer.hash} transfer={transfer} own={address.toLowerCase()} />
          ))}
        </ul>
      )}
      <p className={css.note}>
        {t('transfers.limit', { count })}{' '}
        <a className={css.more} href={addressLink(XANA_CHAIN_ID, address)} target="_blank" rel="noopener">
          {t('transfers.all')}
        </a>
      </p>
    </div>
  );
}

function TransferRow({ transfer: { hash, from, to, value, at }, own }: { transfer: Transfer; own: string }) {
  const t = useText();
  const { relativeTime } = useFormats();
  const isSent = from === own;
  const address = shortAddress(readableAddress(isSent ? to : from), 4);
  return (
    <li>
      <a className={css.row} href={transactionLink(XANA_CHAIN_ID, hash)} target="_blank" rel="noopener">
        <span className={css.icon}>{isSent ? <SentIcon size={18} /> : <ReceivedIcon size={18} />}</span>
        <span className={css.words}>
          {t(isSent ? 'transfers.out' : 'transfers.in', { address })}
          <time className={css.note} dateTime={at}>
            {relativeTime(at)}
          </time>
        </span>
        <span className={isSent ? css.sent : css.received}>
          {isSent ? '−' : '+'}
          {formatAmount(fromWei(value))} XETA
        </span>
      </a>
    </li>
  );
}
