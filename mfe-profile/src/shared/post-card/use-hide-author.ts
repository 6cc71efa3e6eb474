import { getAllFeeds } from '@xana/contracts/http/feeds/get-all-feeds';
import { useEditAnswers, useEditPages, useRefresh } from '@xana/remote-kit';

/**
 * Removes the posts of a muted or blocked user from the lists at once, or reads the lists again after an undo. A list of this author
 * alone stays: it is opened on purpose.
 */
export function useHideAuthor(): (userId: number, isHidden: boolean) => void {
  const editPages = useEditPages();
  const editAnswers = useEditAnswers();
  const refresh = useRefresh();
  return (userId, isHidden) => {
    if (!isHidden) return void refresh(getAllFeeds);
    const withoutAuthor = <List extends { rows: { user: { id: number } }[] }>(list: List): List => ({
      ...list,
      rows: list.rows.filter(({ user }) => user.id !== userId),
    });
    editPages(getAllFeeds, (pages, input) => (input.userId === undefined ? pages.map(withoutAuthor) : pages));
    editAnswers(getAllFeeds, (list, input) => (input.userId === undefined ? withoutAuthor(list) : list));
  };
}
