import { useSessionState } from '@xana/session/react';

/** Texts that are not sent, by user and place. They last as long as the page, and belong to one user. */
const drafts = new Map<string, string>();

/** The text of a field that survives its removal from the page. @param place unique on the page */
export function useDraftText(place: string) {
  const state = useSessionState();
  const key = draftKey(state.status === 'member' ? state.user.id : null, place);
  return {
    read: (initial: string): string => drafts.get(key) ?? initial,
    keep: (text: string) => void drafts.set(key, text),
    forget: () => void drafts.delete(key),
  };
}

/** Keeps the text of a visitor for the member that they became, when it could not be sent after the login. */
export const keepDraftText = (userId: number, place: string, text: string): void =>
  void drafts.set(draftKey(userId, place), text);

const draftKey = (userId: number | null, place: string): string => `${userId ?? 'visitor'}:${place}`;
