import type { PublicConfig } from '@xana/contracts/public-config';
import type { SlotName, SlotProps } from '@xana/contracts/remotes/slots';
import type { OwnedBus } from '@xana/event-bus';
import type { AttachWallet, EstablishSession, Session, TelegramLink } from '@xana/session';
import { createContext, useCallback, useContext, useEffect } from 'react';
import type { NavigationType, Navigator, Location as RouteLocation } from 'react-router-dom';

/** The shell's one history, for every React root. */
export interface PageRouter {
  readonly navigator: Navigator;
  current(): { location: RouteLocation; navigationType: NavigationType };
  subscribe(listener: () => void): () => void;
}

export type FailurePhase = 'load' | 'mount' | 'render' | 'unmount';
export type ToastTone = 'neutral' | 'success' | 'danger';

/** Everything that the shell passes to a mounted module of a remote. */
export interface MountContext {
  readonly remote: string;
  readonly release: string;
  /** The slot's name, `page`, or `handler`. */
  readonly slot: string;
  readonly session: Session;
  readonly bus: OwnedBus;
  readonly config: PublicConfig;
  readonly router: PageRouter;
  /** The props of the slot's host. */
  readonly props: Record<string, unknown>;
  /** Handlers only: the payload of the event, and how to unmount. */
  readonly event?: unknown;
  close?(): void;
  /**
   * Aborts when the module is removed, also when its unmount failed. For what React does not clean up: `addEventListener(…, { signal })`,
   * `fetch`, timers. Absent under an earlier shell.
   */
  readonly signal?: AbortSignal;
  /** Called when the module's React root renders and when its effects run: the shell then knows whose code runs. */
  onRender?(): void;
  reportFailure(error: unknown, phase: FailurePhase): void;
  /**
   * Begins work that the shell must not interrupt by reloading the page, for example a payment; calls of the session are known to it.
   * Returns how to end it; it ends with the module. Absent under an earlier shell.
   */
  holdPage?(): () => void;
  /** Mounts the contributions to a slot inside `element`; returns how to unmount them. */
  openSlot<Name extends SlotName>(name: Name, props: SlotProps<Name>, element: HTMLElement): () => void;
  /**
   * `survivesReload`: the next page of this tab shows the message again. `action`: a button, for example "Undo", on a toast
   * that stays longer; an earlier shell shows the text alone.
   */
  toast(message: {
    text: string;
    tone?: ToastTone;
    survivesReload?: boolean;
    action?: { label: string; onPress(): void };
  }): void;
  /** Only for a remote with the grant `establishSession`. */
  readonly establish?: EstablishSession;
  /** As `establish`. */
  readonly attachWallet?: AttachWallet;
  /** Only for a remote with the grant `manageLoginMethods`; absent under an earlier shell. */
  readonly telegramLink?: TelegramLink;
}

const Mounted = createContext<MountContext | null>(null);
export const MountProvider = Mounted.Provider;

export function useMount(): MountContext {
  const context = useContext(Mounted);
  if (!context) throw new Error('useMount must be used inside remoteModule() or renderInFakeShell().');
  return context;
}

/** The props of the slot's host, typed by the slot's schema. */
export function useSlotProps<Name extends SlotName>(): SlotProps<Name> {
  return useMount().props as SlotProps<Name>;
}

/** The payload of the handled event, and `close()` to unmount the handler. */
export function useHandledEvent<Payload>(): { payload: Payload; close: () => void } {
  const { event, close } = useMount();
  return { payload: event as Payload, close: useCallback(() => close?.(), [close]) };
}

export function useBus(): OwnedBus {
  return useMount().bus;
}

export function useToast(): MountContext['toast'] {
  return useMount().toast;
}

/** While `isHeld`, the shell does not reload the page, for example because a payment is under way. It sees typed text automatically. */
export function useHoldPage(isHeld = true): void {
  const { holdPage } = useMount();
  useEffect(() => (isHeld ? holdPage?.() : undefined), [isHeld, holdPage]);
}
