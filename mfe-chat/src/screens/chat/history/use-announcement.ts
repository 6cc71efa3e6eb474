import type { UserSummary } from '@xana/contracts/http/users/user';
import { useEffect, useState } from 'react';
import { useText } from '../../../phrases/phrases.ts';
import { liveChat } from '../../../shared/live/live-chat.ts';

/** The text of a new message of the other user, for a live region: each message once, and no edits. */
export function useAnnouncement(other: UserSummary): string {
  const t = useText();
  const [announced, setAnnounced] = useState({ seq: 0, text: '' });
  useEffect(
    () =>
      liveChat.on('message', ({ senderId, seq, body, pictures = [], editedAt, deletedAt }) => {
        if (senderId !== other.id || editedAt !== null || deletedAt !== null) return;
        const text = [body, pictures.length > 0 ? t('picture.name') : ''].filter(Boolean).join(' ');
        setAnnounced((before) => (seq > before.seq ? { seq, text } : before));
      }),
    [other.id],
  );
  return announced.text === '' ? '' : t('history.announce', { name: other.name, text: announced.text });
}
