const CHANNEL = 'chatAlerts';
/** How long tabs have to report that the member sees a message. */
const REPORT_MS = 300;

/** What the member sees of a message, in the tabs of this browser. */
export interface Seen {
  /** A tab of the site is in front. */
  isPageVisible: boolean;
  /** The conversation of the message is in front. */
  isConversationVisible: boolean;
}

interface ReceivedMessage {
  id: string;
  conversationId: number;
  senderId: number;
}

/**
 * Lets one tab of this browser alert the member, and asks all tabs what the member sees. Without Web Locks each tab does.
 *
 * @param look what this tab shows of the conversation of a message
 */
export function joinTabs(look: (message: ReceivedMessage) => Seen) {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  const seenElsewhere = new Map<string, Seen>();
  let isLeader = !('locks' in navigator);
  if (!isLeader) {
    const { signal } = leaving;
    const hold = () => {
      isLeader = true;
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks.request(CHANNEL, { signal }, hold).catch(() => undefined);
  }
  channel.onmessage = ({ data }: MessageEvent<{ id: string; seen: Seen }>) => {
    // Only the tab that alerts reads and removes reports.
    if (isLeader) seenElsewhere.set(data.id, merge(seenElsewhere.get(data.id), data.seen));
  };
  return {
    /** @returns what the member sees of the message in any tab; null in a tab that does not alert */
    async report(message: ReceivedMessage): Promise<Seen | null> {
      const { id } = message;
      const seen = look(message);
      if (!isLeader) {
        if (seen.isPageVisible) channel.postMessage({ id, seen });
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
      const all = merge(seenElsewhere.get(id), seen);
      seenElsewhere.delete(id);
      return all;
    },
    leave(): void {
      leaving.abort();
      channel.close();
    },
  };
}

const merge = (one: Seen | undefined, other: Seen): Seen => ({
  isPageVisible: other.isPageVisible || one?.isPageVisible === true,
  isConversationVisible: other.isConversationVisible || one?.isConversationVisible === true,
});
