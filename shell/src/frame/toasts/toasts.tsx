import type { ToastMessage, ToastRegion } from '@xana/ui-kit/toast';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export type Toast = Omit<ToastMessage, 'id'>;

/** The queue of toasts, to which the shell and the remotes add, and which one region shows. */
export function createToasts() {
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    show(toast: Toast) {
      lastId += 1;
      set([...messages, { ...toast, id: lastId }]);
    },
    remove: (id: number) => set(messages.filter((message) => message.id !== id)),
    current: () => messages,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function Toasts({ toasts }: { toasts: ReturnType<typeof createToasts> }) {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.current);
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const isNeeded = messages.length > 0;
  useEffect(() => {
    if (isNeeded) void import('@xana/ui-kit/toast').then((module) => setRegion(() => module.ToastRegion));
  }, [isNeeded]);
  const remove = useCallback((id: number) => toasts.remove(id), [toasts]);
  return Region && <Region messages={messages} onDone={remove} />;
}
