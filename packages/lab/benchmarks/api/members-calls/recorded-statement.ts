/** A statement as the platform sent it, with its parameters in text form. */
export interface RecordedStatement {
  text: string;
  values: (string | null)[];
  /** Sent by the name of a prepared statement. */
  isPrepared: boolean;
}

/** What the bare server repeats for one call. */
export interface RecordedCall {
  path: string;
  statements: RecordedStatement[];
  /** The JSON that the platform answered. */
  answer: string;
}
