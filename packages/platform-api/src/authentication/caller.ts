/** Who calls: a member with a live session. */
export interface Caller {
  userId: number;
  sessionId: string;
}

/** A caller as read from the access token. */
export interface IdentifiedCaller extends Caller {
  /** Null unless the account waits for its deletion. */
  deletionAt: Date | null;
}
