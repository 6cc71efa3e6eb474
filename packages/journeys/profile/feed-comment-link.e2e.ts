import { expect, test } from '@playwright/test';
import { NO_PATH } from '../site/chat-members.ts';
import { namedMember, openNamedMember } from '../site/people.ts';

test('[FD-03] a notification of a comment leads to the comment, also after it was deleted', async ({
  browser,
  request,
}) => {
  const { page, context, calls } = await openNamedMember(browser, 'Mia', NO_PATH);
  const { id: feedId } = await calls.post<{ id: number }>('/feeds/single-feed', { descriptions: 'The pier at night' });
  const ren = await namedMember(request, 'Ren');
  const { id } = await ren.post<{ id: number }>('/feeds/comment-feed', { feedId, text: 'The first comment' });
  for (let number = 1; number <= 24; number += 1) {
    await calls.post('/feeds/comment-feed', { feedId, text: `Answer ${number}` });
  }
  await page.goto('/notifications');
  await page
    .getByRole('main')
    .getByRole('link', { name: /commented/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`comment=${id}`));
  const comment = page.getByRole('article').filter({ hasText: 'The first comment' }).last();
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
  await comment.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Comment deleted')).toBeVisible();
  await page.goto(`/details/${feedId}?for=feed&comment=${id}`);
  await expect(page.getByText('This comment is no longer available')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('The pier at night');
  await context.close();
});
