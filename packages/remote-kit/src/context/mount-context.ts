import type { PublicConfig } from '@xana/contracts/public-config';
import type { SlotName, SlotProps } from '@xana/contracts/remotes/slots';
import type { OwnedBus } from '@xana/event-bus';
import type { EstablishSession, Session } from '@xana/session';
import { createContext, useContext } from 'react';
import type { NavigationType, Navigator, Location as RouteLocation } from 'react-router-dom';

/** Where the page is and how to go elsewhere: the shell's one history, seen from every React root. */
export interface PageRouter {
  readonly navigator: Navigator;
  current(): { location: RouteLocation; navigationType: NavigationType };
  subscribe(listener: () => void): () => void;
}

export type FailurePhase = 'load' | 'mount' | 'render' | 'unmount';
export type ToastTone = 'neutral' | 'success' | 'danger';

/** All that the shell hands to a mounted module of a remote, and the only way to the rest of the page. */
export interface MountContext {
  readonly remote: string;
  readonly release: string;
  /** The slot's name, `page`, or `handler`. */
  readonly slot: string;
  readonly session: Session;
  readonly bus: OwnedBus;
  readonly config: PublicConfig;
  readonly router: PageRouter;
  /** What the host of the slot handed in. */
  readonly props: Record<string, unknown>;
  /** Handlers only: the payload of the fact, and the way to leave the page. */
  readonly event?: unknown;
  close?(): void;
  reportFailure(error: unknown, phase: FailurePhase): void;
  /** Mounts what others contribute to a slot inside `element`; returns how to take it away. */
  openSlot<Name extends SlotName>(name: Name, props: SlotProps<Name>, element: HTMLElement): () => void;
  toast(message: { text: string; tone?: ToastTone }): void;
  /** Only for a remote with the grant `establishSession`. */
  readonly establish?: EstablishSession;
}

const Mounted = createContext<MountContext | null>(null);
export const MountProvider = Mounted.Provider;

export function useMount(): MountContext {
  const context = useContext(Mounted);
  if (!context) throw new Error('A module of a remote was rendered outside remoteModule() or the fake shell.');
  return context;
}

/** The props that the host of this slot handed in, typed by the slot's schema. */
export function useSlotProps<Name extends SlotName>(): SlotProps<Name> {
  return useMount().props as SlotProps<Name>;
}

/** What a handler was called for, and `close()` for when it is done. */
export function useHandledEvent<Payload>(): { payload: Payload; close: () => void } {
  const { event, close } = useMount();
  return { payload: event as Payload, close: () => close?.() };
}

export function useBus(): OwnedBus {
  return useMount().bus;
}

export function useToast(): MountContext['toast'] {
  return useMount().toast;
}
