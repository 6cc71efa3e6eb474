import { useEffect, useState } from 'react';
import { liveChat } from '../../../shared/live/live-chat.ts';

/** Longer than the interval of the sender's events, so that it does not flicker. */
const TYPING_TIMEOUT_MS = 5_000;

/** Whether a user is typing in this conversation. A message from them ends it. */
export function useTyping(userId: number, conversationId: number | null): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setIsTyping(false);
    };
    const stops = [
      liveChat.on('typing', (typing) => {
        if (typing.userId !== userId || typing.conversationId !== conversationId) return;
        clearTimeout(timer);
        timer = setTimeout(end, TYPING_TIMEOUT_MS);
        setIsTyping(true);
      }),
      liveChat.on('message', ({ senderId }) => senderId === userId && end()),
    ];
    return () => {
      end();
      for (const stop of stops) stop();
    };
  }, [userId, conversationId]);
  return isTyping;
}
