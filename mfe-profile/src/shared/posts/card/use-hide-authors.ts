import { userHiddenChanged } from '@xana/contracts/events/chat';
import { blockChanged, muteChanged } from '@xana/contracts/events/profile';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { useBus, useEditAnswers, useEditPages, useRefresh } from '@xana/remote-kit';
import { useEffect, useRef } from 'react';

/**
 * Removes the posts of a user whom the member blocks or mutes, here, in the chat or in another tab, from the lists at once, also from
 * those of a page that Back returns to. Reads the lists again after an undo. A list of this author alone stays: it is opened on purpose.
 */
export function useHideAuthors(): void {
  const bus = useBus();
  const hide = useRef(useHideAuthor());
  useEffect(() => {
    const stops = [
      bus.subscribe(blockChanged, ({ userId, isBlocked }) => hide.current(userId, isBlocked)),
      bus.subscribe(muteChanged, ({ userId, isMuted }) => hide.current(userId, isMuted)),
      bus.subscribe(userHiddenChanged, ({ userId, isHidden }) => hide.current(userId, isHidden)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus]);
}

function useHideAuthor(): (userId: number, isHidden: boolean) => void {
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
