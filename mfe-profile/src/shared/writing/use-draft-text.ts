import { useSessionState } from '@xana/session/react';
import { useState } from 'react';

/** Texts that are not sent, by user and place. They last as long as the page, and belong to one user. */
const drafts = new Map<string, string>();

/** The text of a field that survives its removal from the page. Returns text, setter, and how to forget it once it is sent. */
export function useDraftText(place: string, initial = ''): [string, (text: string) => void, () => void] {
  const state = useSessionState();
  const key = draftKey(state.status === 'member' ? state.user.id : null, place);
  const [text, setText] = useState(drafts.get(key) ?? initial);
  const change = (next: string) => {
    drafts.set(key, next);
    setText(next);
  };
  const forget = () => {
    drafts.delete(key);
    setText(initial);
  };
  return [text, change, forget];
}

/** Keeps the text of a visitor for the member that they became, when it could not be sent after the login. */
export const keepDraftText = (userId: number, place: string, text: string): void =>
  void drafts.set(draftKey(userId, place), text);

const draftKey = (userId: number | null, place: string): string => `${userId ?? 'visitor'}:${place}`;
