import { Link } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { Popover } from '@xana/ui-kit/popover';
import { type ReactNode, useState } from 'react';
import { MarkAllReadButton } from '../../shared/notifications/mark-all-read-button.tsx';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import * as css from './bell-panel.module.css';
import { NewestNotifications } from './newest-notifications.tsx';

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
