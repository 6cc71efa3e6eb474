/** Where a session's end is said and heard within this process. */
export interface SessionEnds {
  say(sessionId: string): void;
  hear(listener: (sessionId: string) => void): () => void;
}

export function createSessionEnds(): SessionEnds {
  const listeners = new Set<(sessionId: string) => void>();
  return {
    say: (sessionId) => {
      for (const listener of listeners) listener(sessionId);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
