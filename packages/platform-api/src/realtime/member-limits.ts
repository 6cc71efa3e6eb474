import { createTokenBucket } from './token-bucket.ts';

/** So many messages at once, and so many more each second. */
const SENDING = { burst: 20, perSecond: 5 };
const TYPING = { burst: 5, perSecond: 1 };

/** Until then a full measure has come back anyhow; milliseconds. */
const REMEMBERED = 6_000;

interface Limits {
  maySend(): boolean;
  mayType(): boolean;
}

/** One measure for a member, in however many tabs: another socket is no way to write faster. */
export function createMemberLimits() {
  const kept = new Map<number, Limits & { sockets: number }>();
  return {
    of(userId: number): Limits {
      const limits = kept.get(userId) ?? {
        sockets: 0,
        maySend: createTokenBucket(SENDING),
        mayType: createTokenBucket(TYPING),
      };
      limits.sockets += 1;
      kept.set(userId, limits);
      return limits;
    },
    leave(userId: number): void {
      const limits = kept.get(userId);
      if (!limits) return;
      limits.sockets -= 1;
      const forget = () => limits.sockets < 1 && kept.get(userId) === limits && kept.delete(userId);
      // Nor is leaving and coming again.
      if (limits.sockets < 1) setTimeout(forget, REMEMBERED).unref();
    },
  };
}
