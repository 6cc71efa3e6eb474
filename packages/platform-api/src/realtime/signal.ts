/** Where something is said and heard within this process; sockets carry it on to the other instances. */
export interface Signal<Said> {
  emit(said: Said): void;
  /** @returns stops hearing */
  subscribe(listener: (said: Said) => void): () => void;
}

export function createSignal<Said>(): Signal<Said> {
  const listeners = new Set<(said: Said) => void>();
  return {
    emit: (said) => {
      for (const listener of listeners) listener(said);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
