import { getNotifications } from '@xana/contracts/http/notifications/notifications';
import { Link, useOperation } from '@xana/remote-kit';
import { Answer } from '@xana/remote-kit/answer';
import { buttonClass } from '@xana/ui-kit/button';
import { EmptyState } from '@xana/ui-kit/empty-state';
import { Popover } from '@xana/ui-kit/popover';
import { type ReactNode, useState } from 'react';
import { MarkAllReadButton } from '../../shared/notifications/mark-all-read-button.tsx';
import { NotificationRows } from '../../shared/notifications/notification-rows.tsx';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import { RowsSkeleton } from '../../shared/notifications/rows-skeleton.tsx';
import * as css from './bell-panel.module.css';

const SHOWN = 6;

interface BellPanelProps {
  /** Accessible name of the bell. */
  label: string;
  icon: ReactNode;
  unreadCount: number;
}

/** The bell with its panel: the newest notifications, and a link to all of them. */
export function BellPanel({ label, icon, unreadCount }: BellPanelProps) {
  const t = useText();
  /** Marking all as read starts a new list, without the rows that it still shows as unread. */
  const [version, setVersion] = useState(0);
  return (
    <Popover label={label} trigger={icon} isIcon isOpenAtFirst>
      {(close) => (
        <div className={css.panel}>
          <header className={css.head}>
            <h2 className={css.title}>{t('title')}</h2>
            {unreadCount > 0 && <MarkAllReadButton onDone={() => setVersion((number) => number + 1)} />}
          </header>
          <NewestNotifications key={version} onFollow={close} />
          <Link to="/notifications" className={buttonClass({ size: 'small' })} onClick={close}>
            {t('seeAll')}
          </Link>
        </div>
      )}
    </Popover>
  );
}

/** The newest notifications in the panel of the bell. @param onFollow closes the panel */
function NewestNotifications({ onFollow }: { onFollow(): void }) {
  const t = useText();
  const newest = useOperation(
    getNotifications,
    { pageNumber: 1, pageSize: SHOWN, include: 'all' },
    { staleMilliseconds: 0 },
  );
  return (
    <Answer of={newest} failedText={t('failed')} skeleton={<RowsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState text={t('empty')} hint={t('empty.hint')} />
        ) : (
          <NotificationRows rows={rows} onFollow={onFollow} />
        )
      }
    </Answer>
  );
}
