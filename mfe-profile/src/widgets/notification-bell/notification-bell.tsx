import { importWithPhrases } from '@xana/i18n';
import { BellIcon } from '@xana/ui-kit/icon';
import { IconButton, IconCount } from '@xana/ui-kit/icon-button';
import { type ComponentType, useState } from 'react';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import { usePushInPage } from '../../shared/notifications/push/use-push-in-page.ts';
import { useLiveUnreadCount } from '../../shared/notifications/unread-count.ts';
import { useHideAuthors } from '../../shared/posts/card/use-hide-authors.ts';
import type { BellPanel } from './bell-panel.tsx';

type Panel = typeof BellPanel;
/** The answer of the platform for this many or more. */
const MANY = 100;

/**
 * A bell with the number of unread notifications. The first click loads the panel; hover and focus prefetch its code. It is on each
 * page of a member, so the remote also does here what every page needs.
 */
export function NotificationBell() {
  const t = useText();
  const count = useLiveUnreadCount();
  usePushInPage();
  useHideAuthors();
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<Panel>[0]>>();
  const fetchPanel = () => importWithPhrases(() => import('./bell-panel.tsx').then(({ BellPanel }) => BellPanel));
  const label = count === 0 ? t('title') : count < MANY ? t('bell.unread', { count }) : t('bell.many');
  const icon = (
    <>
      <BellIcon />
      {count > 0 && <IconCount>{count < MANY ? count : '99+'}</IconCount>}
    </>
  );
  if (Loaded) return <Loaded label={label} icon={icon} unreadCount={count} />;
  return (
    <IconButton
      label={label}
      aria-haspopup="dialog"
      data-focus-key="notifications"
      onPointerEnter={() => void fetchPanel()}
      onFocus={() => void fetchPanel()}
      onClick={() => void fetchPanel().then((panel) => setLoaded(() => panel))}
    >
      {icon}
    </IconButton>
  );
}
