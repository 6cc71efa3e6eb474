import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Notification } from '@xana/contracts/http/notifications/notification';
import type { NotificationKind } from '@xana/contracts/http/notifications/notification-kinds';
import {
  deleteNotification,
  getNotificationSettings,
  getNotifications,
  getUnreadNotificationCount,
  markAllNotificationsRead,
  markNotificationsRead,
  restoreNotification,
  updateNotificationSettings,
} from '@xana/contracts/http/notifications/notifications';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { MEMBER, notificationOf } from '../../shared/notifications/test-notification.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

afterEach(() => jest.restoreAllMocks());

async function open(path: string, stored: Notification[], more: object = {}) {
  const calls: unknown[] = [];
  let rows = stored;
  let disabledKinds: NotificationKind[] = ['like'];
  const unreadCount = () => ({ unreadCount: rows.filter(({ isRead }) => !isRead).length });
  const shell = await renderInFakeShell(NotificationsScreen, {
    remote: 'mfe-profile',
    path,
    member: MEMBER,
    answers: [
      answerTo(getNotifications, (input) => {
        calls.push(input);
        return { count: rows.length, rows };
      }),
      answerTo(getUnreadNotificationCount, unreadCount),
      answerTo(markNotificationsRead, (input) => {
        calls.push(input);
        rows = rows.map((row) => ({ ...row, isRead: true }));
        return unreadCount();
      }),
      answerTo(markAllNotificationsRead, () => {
        rows = rows.map((row) => ({ ...row, isRead: true }));
        return unreadCount();
      }),
      answerTo(deleteNotification, unreadCount),
      answerTo(restoreNotification, unreadCount),
      answerTo(getNotificationSettings, () => ({ disabledKinds })),
      answerTo(updateNotificationSettings, ({ kind, isOn }) => {
        if (kind === 'payment') throw apiError({ code: 'SERVER_BUSY', message: 'Busy' });
        disabledKinds = isOn ? disabledKinds.filter((each) => each !== kind) : [...disabledKinds, kind];
        return { disabledKinds };
      }),
    ],
    ...more,
  });
  return { ...shell, calls };
}

describe('NotificationsScreen', () => {
  it('[NT-06] marks what is on the screen as read, and shows it as unread until the list is opened again', async () => {
    const { calls } = await open('/notifications', [notificationOf(), notificationOf({ id: 2, isRead: true })]);
    expect(await screen.findAllByText('Ren liked your post', {}, { timeout: 10_000 })).toHaveLength(2);
    await waitFor(() => expect(calls).toContainEqual({ ids: [1], until: '2026-11-22T09:30:00.000Z' }));
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
  });

  it('[NT-06] reads the filters from the address', async () => {
    const { calls } = await open('/notifications?show=unread&kind=like', []);
    expect(await screen.findByText('None of this type')).toBeTruthy();
    expect(calls).toContainEqual({ pageNumber: 1, pageSize: 20, state: 'unread', kind: 'like', include: 'all' });
  });

  it('[NT-06] marks all as read with one button', async () => {
    // Rows in view are marked as read after a moment.
    jest.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue();
    await open('/notifications', [notificationOf({ isRead: false })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('[NT-07] restores a deleted notification in its place and returns the focus', async () => {
    await open('/notifications', [notificationOf()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: Ren liked your post' }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Ren liked your post' }));
  });

  it('[NT-08] turns a kind on, and goes back when that fails', async () => {
    const { asked } = await open('/notifications?show=settings', []);
    const likes = await screen.findByRole('switch', { name: 'Likes' });
    expect((likes as HTMLInputElement).checked).toBe(false);
    fireEvent.click(likes);
    await waitFor(() => expect((likes as HTMLInputElement).checked).toBe(true));
    const payments = screen.getByRole('switch', { name: 'Payments and renewals' });
    fireEvent.click(payments);
    await waitFor(() => expect(asked.some((each) => each.startsWith('toast:'))).toBe(true));
    await waitFor(() => expect((payments as HTMLInputElement).checked).toBe(true));
  });
});
