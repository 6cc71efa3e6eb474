import type { Message } from '@xana/contracts/http/chat/message';
import type { sendMessage } from '@xana/contracts/http/chat/messages';
import type { InputOf } from '@xana/contracts/operation';
import {
  type AppClientEvents,
  type AppServerEvents,
  type ChatClientEvents,
  type ChatServerEvents,
  MAX_PACKET_BYTES,
} from '@xana/contracts/sockets/chat-sockets';
import type { Socket } from 'socket.io-client';
import { setLiveConnection } from './live-connection.ts';

export type ChatSocket = Socket<ChatServerEvents, ChatClientEvents>;
export type PresenceSocket = Socket<AppServerEvents, AppClientEvents>;

export interface LiveState {
  /** Rises with each connection: what happened before it may be missing. */
  connections: number;
  /** Friends who are online. */
  online: ReadonlySet<number>;
}

/** A server that has the message confirms it in milliseconds; one that is gone is noticed later than this. */
const SEND_TIMEOUT_MS = 4_000;
/** Namespace, name of the event and number of the acknowledgement. */
const FRAME_BYTES = 100;

/** A typing event that waited longer for a connection means nothing any more. */
const TYPING_MAX_AGE_MS = 5_000;

type Listeners = { [Event in keyof ChatServerEvents]: Set<ChatServerEvents[Event]> };

const NOBODY_ONLINE: ReadonlySet<number> = new Set();

/** The events of the member's sockets, which one module of this remote keeps open, for all of its modules. */
export function createLiveChat() {
  const listeners: Listeners = { message: new Set(), read: new Set(), typing: new Set() };
  const stateListeners = new Set<() => void>();
  let chat: ChatSocket | null = null;
  /** Whose socket it is. */
  let owner: number | null = null;
  /** A typing event that waits for a connection. */
  let typing: { conversationId: number; at: number } | null = null;
  let state: LiveState = { connections: 0, online: NOBODY_ONLINE };

  const change = (next: Partial<LiveState>) => {
    state = { ...state, ...next };
    for (const listener of stateListeners) listener();
  };
  const setOnline = (userId: number, isOnline: boolean) => {
    const online = new Set(state.online);
    if (isOnline) online.add(userId);
    else online.delete(userId);
    change({ online });
  };
  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    /** Calls `listener` for each event of the chat socket. Returns how to stop. */
    on<Event extends keyof ChatServerEvents>(event: Event, listener: ChatServerEvents[Event]): () => void {
      listeners[event].add(listener);
      return () => listeners[event].delete(listener);
    },
    attachChat(socket: ChatSocket, memberId: number): void {
      chat = socket;
      owner = memberId;
      socket.on('connect', () => {
        setLiveConnection(true);
        change({ connections: state.connections + 1 });
        const waiting = typing;
        typing = null;
        if (waiting && Date.now() - waiting.at < TYPING_MAX_AGE_MS)
          socket.emit('typing', { conversationId: waiting.conversationId });
      });
      socket.on('disconnect', () => setLiveConnection(false));
      socket.on('message', (message) => emit(listeners.message, message));
      socket.on('read', (reading) => emit(listeners.read, reading));
      socket.on('typing', (typing) => emit(listeners.typing, typing));
    },
    attachPresence(socket: PresenceSocket): void {
      socket.on('disconnect', () => change({ online: NOBODY_ONLINE }));
      socket.on('userFriendJoined', ({ userId }) => setOnline(userId, true));
      socket.on('userFriendDisconnect', ({ userId }) => setOnline(userId, false));
    },
    detach(): void {
      chat = null;
      typing = null;
      setLiveConnection(false);
      change({ online: NOBODY_ONLINE });
    },
    /**
     * Sends a message at once, without the set-up of a request.
     *
     * @returns null without a connection of the sender, for a message that is too large for a packet, and when the server does not confirm it in time or rejects it: the operation
     *   `sendMessage` tells why. A message that arrived both ways is stored once, by its client id.
     */
    async send(senderId: number, input: InputOf<typeof sendMessage>): Promise<Message | null> {
      typing = null;
      if (!chat?.connected || owner !== senderId || !navigator.onLine) return null;
      if (new Blob([JSON.stringify(input)]).size > MAX_PACKET_BYTES - FRAME_BYTES) return null;
      const confirmed = chat.timeout(SEND_TIMEOUT_MS).emitWithAck('sendMessage', input);
      const sent = await confirmed.catch(() => null);
      return sent && 'message' in sent ? sent.message : null;
    },
    /**
     * Waits some seconds for a connection: a page that has just opened has none. Not `volatile`, which drops an event while another
     * packet is on its way, such as that of a reading.
     */
    emitTyping(conversationId: number): void {
      if (chat?.connected) chat.emit('typing', { conversationId });
      else typing = { conversationId, at: Date.now() };
    },
  };
}

function emit<Payload>(listeners: ReadonlySet<(payload: Payload) => void>, payload: Payload): void {
  for (const listener of [...listeners]) listener(payload);
}
