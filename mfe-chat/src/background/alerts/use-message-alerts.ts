import { getConversation } from '@xana/contracts/http/chat/conversations';
import type { Message } from '@xana/contracts/http/chat/message';
import { conversationPath, useNavigate } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { alertSettings } from '../../shared/alerts/alert-settings.ts';
import { closeDesktopAlerts, showDesktopAlert } from '../../shared/alerts/desktop-alert.ts';
import { playSound } from '../../shared/alerts/play-sound.ts';
import { liveChat } from '../../shared/live/live-chat.ts';
import { joinTabs, type Seen } from './tabs.ts';

/** A burst of messages is one sound. */
const SOUND_INTERVAL_MS = 3_000;
/** Allows for a clock that is wrong by minutes. */
const MAX_AGE_MS = 300_000;

/**
 * Alerts the member of new messages, as this browser is set to: with a sound unless the conversation is in front, and on the
 * desktop unless the site is. Muted users and message requests do not alert.
 */
export function useMessageAlerts(memberId: number | undefined): void {
  const session = useSession();
  const navigate = useRef(useNavigate());
  const t = useRef(useText());
  useEffect(() => {
    if (memberId === undefined) return;
    const tabs = joinTabs(lookAtThisTab);
    const newest = new Map<number, number>();
    let soundAt = 0;
    // The same event reports a changed message, which may be an old one without a trace of the change.
    const isNew = ({ conversationId, seq, createdAt }: Message) => {
      if (Math.abs(Date.now() - Date.parse(createdAt)) > MAX_AGE_MS) return false;
      if (seq <= (newest.get(conversationId) ?? 0)) return false;
      newest.set(conversationId, seq);
      return true;
    };
    const alert = async (message: Message) => {
      const { senderId, receiverId, editedAt, deletedAt, readAt } = message;
      const isChanged = editedAt !== null || deletedAt !== null || readAt !== null || message.likes.length > 0;
      if (receiverId !== memberId || isChanged || !isNew(message)) return;
      const seen = await tabs.report(message);
      const { hasSound, showsDesktop } = alertSettings.read();
      const isHeard = hasSound && !seen?.isConversationVisible;
      const isShown = showsDesktop && !seen?.isPageVisible;
      if (!seen || !(isHeard || isShown)) return;
      const { user, isMuted, isRequest } = await session.call(getConversation, { userId: senderId });
      if (isMuted || isRequest) return;
      if (isHeard && Date.now() - soundAt > SOUND_INTERVAL_MS) {
        soundAt = Date.now();
        void playSound().catch(() => undefined);
      }
      if (!isShown) return;
      showDesktopAlert({
        title: user.name,
        text: message.body || t.current('picture.name'),
        icon: user.avatar,
        tag: `chat-${senderId}`,
        onClick: () => navigate.current(conversationPath(senderId)),
      });
    };
    // An alert that fails is missed once; the unread count shows the message anyway.
    const stop = liveChat.on('message', (message) => void alert(message).catch(() => undefined));
    window.addEventListener('focus', closeDesktopAlerts);
    return () => {
      stop();
      tabs.leave();
      window.removeEventListener('focus', closeDesktopAlerts);
      closeDesktopAlerts();
    };
  }, [session, memberId]);
}

function lookAtThisTab({ senderId, conversationId }: Pick<Message, 'senderId' | 'conversationId'>): Seen {
  const isPageVisible = document.visibilityState === 'visible' && document.hasFocus();
  const query = new URLSearchParams(location.search);
  const isNamed = query.get('user') === String(senderId) || query.get('with') === String(conversationId);
  const isOpen = location.pathname === '/chat' && isNamed;
  return { isPageVisible, isConversationVisible: isPageVisible && isOpen };
}
