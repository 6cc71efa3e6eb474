import { fireEvent, screen } from '@testing-library/react';
import { getNotifications, getUnreadNotificationCount } from '@xana/contracts/http/notifications/notifications';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { MEMBER, notificationOf } from '../../shared/notifications/test-notification.ts';
import { NotificationBell } from './notification-bell.tsx';

const show = (unreadCount: number, locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(NotificationBell, {
    remote: 'mfe-profile',
    member: MEMBER,
    locale,
    answers: [
      answerTo(getUnreadNotificationCount, () => ({ unreadCount })),
      answerTo(getNotifications, () => ({ count: 1, rows: [notificationOf({ isRead: true })] })),
    ],
  });

// The first import of the panel takes longer than a query waits.
beforeAll(() => import('./bell-panel.tsx'), 60_000);

describe('[NT-10] NotificationBell', () => {
  it.each([
    [0, '', 'Notifications'],
    [1, '1', 'Notifications, 1 unread'],
    [99, '99', 'Notifications, 99 unread'],
    [100, '99+', 'Notifications, more than 99 unread'],
  ])('shows %d unread notifications as "%s" and announces them', async (count, badge, name) => {
    await show(count);
    expect((await screen.findByRole('button', { name })).textContent).toBe(badge);
  });

  it('announces the number in Japanese', async () => {
    await show(3, 'ja');
    expect(await screen.findByRole('button', { name: 'お知らせ、未読3件' })).toBeTruthy();
  });

  it('opens the newest notifications, with a link to all of them', async () => {
    const shell = await show(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    expect(await screen.findByText('Ren liked your post')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'See all' }));
    expect(shell.path()).toBe('/notifications');
  });
});
