import { useDocumentTitle, useNavigate, useSearchParams } from '@xana/remote-kit';
import { Tabs } from '@xana/ui-kit/tabs';
import { NotificationSettings } from '../../shared/notifications/notification-settings.tsx';
import { useText } from '../../shared/notifications/phrases/phrases.ts';
import * as styles from '../../shared/styles.module.css';
import { NotificationList } from './notification-list.tsx';
import { type NotificationView, readView, VIEWS, writeView } from './notification-view.ts';
import * as css from './notifications-screen.module.css';

/** `/notifications?show=unread&kind=like`: the member's notifications, and which of them they get. */
export function NotificationsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const view = readView(query);
  const choose = (change: Partial<NotificationView>) =>
    navigate({ search: writeView({ ...view, ...change }) }, { replace: true });
  useDocumentTitle(t('title'));
  const listOf = (show: 'all' | 'unread') => (
    <NotificationList key={`${show} ${view.kind}`} show={show} kind={view.kind} onKind={(kind) => choose({ kind })} />
  );
  const contents = {
    all: listOf('all'),
    unread: listOf('unread'),
    settings: (
      <div className={css.list}>
        <NotificationSettings />
      </div>
    ),
  };
  return (
    <div className={css.screen}>
      <h1 className={styles.pageTitle}>{t('title')}</h1>
      <Tabs
        label={t('views')}
        chosen={view.show}
        onChoose={(show) => choose({ show })}
        tabs={VIEWS.map((id) => ({ id, name: t(`view.${id}`), content: contents[id] }))}
      />
    </div>
  );
}
