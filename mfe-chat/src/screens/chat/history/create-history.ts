import type { Message } from '@xana/contracts/http/chat/message';
import { createHistorySource, type HistoryCalls, PAGE_SIZE } from './history-source.ts';
import { createWindow } from './message-window.ts';

export interface HistoryView {
  status: 'loading' | 'failed' | 'ready';
  /** The messages on the screen, oldest first. */
  messages: readonly Message[];
  hasEarlier: boolean;
  /** The newest messages are not on the screen. */
  hasLater: boolean;
  earlier: 'idle' | 'loading' | 'failed';
}

interface HistoryOptions {
  /** Null before the first message. */
  conversationId: number | null;
  memberId: number;
  /** The number of unread messages, which are loaded at once. */
  unreadCount: number;
  calls: HistoryCalls;
}

export type History = ReturnType<typeof createHistory>;

/**
 * The messages of one conversation: a window over them that moves with the reader, live events, and what is missing after a
 * lost connection. `seq` orders them, and the highest `change` is the current version.
 */
export function createHistory({ conversationId, memberId, unreadCount, calls }: HistoryOptions) {
  const listeners = new Set<() => void>();
  let status: HistoryView['status'] = conversationId === null ? 'ready' : 'loading';
  let earlier: HistoryView['earlier'] = 'idle';
  const publish = () => {
    view = createView();
    for (const listener of [...listeners]) listener();
  };
  const source = createHistorySource({ conversationId, calls, onChange: publish });
  const window = createWindow(source);
  let view = createView();

  function createView(): HistoryView {
    return { status, earlier, ...window.view() };
  }

  async function load(): Promise<void> {
    if (source.conversationId() === null) return;
    try {
      await source.loadPage(1);
      await window.showLast(Math.max(PAGE_SIZE, unreadCount + PAGE_SIZE / 3));
      status = 'ready';
    } catch {
      if (status === 'loading') status = 'failed';
    }
    publish();
  }

  function reload(): Promise<void> {
    status = 'loading';
    publish();
    return load();
  }

  const catchUp = () => (status === 'failed' ? reload() : source.catchUp());

  async function showEarlier(): Promise<void> {
    if (earlier === 'loading' || !view.hasEarlier) return;
    earlier = 'loading';
    publish();
    earlier = (await window.extendBack()) ? 'idle' : 'failed';
    publish();
  }

  /** Runs a move of the window. @returns whether it succeeded */
  async function move(work: Promise<boolean>): Promise<boolean> {
    const isDone = await work;
    publish();
    return isDone;
  }

  return {
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    conversationId: source.conversationId,
    setConversation: source.setConversation,
    find: source.map.get,
    receive: source.receive,
    load,
    reload,
    catchUp,
    /** After a lost connection: the missed changes, and who has read what, which does not change a message. */
    async resume(): Promise<void> {
      await catchUp();
      if (status === 'ready') await source.loadPage(1).then(publish, () => undefined);
    },
    markRead(seq: number, readAt: string): void {
      source.map.markRead(seq, memberId, readAt);
      publish();
    },
    showEarlier,
    showLater: () => move(window.extendForward()),
    showNewest: () => move(window.showLast(PAGE_SIZE).then(() => true)),
    /** The reader is at the end: what lies far above leaves the screen. */
    dropEarlier(): void {
      if (window.dropEarlier()) publish();
    },
    showAround: (seq: number) => move(window.showAround(seq)),
  };
}
