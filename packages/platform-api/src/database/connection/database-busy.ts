/** The database is temporarily unavailable; a retry may succeed. */
export class DatabaseBusy extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseBusy';
  }
}

/**
 * No way to the server, no free place in the pool, a statement that ran out of time or met another one, a server that
 * goes, comes up, or only reads for now.
 */
const BUSY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57014|57P0[123]|25006|40001|40P01)$/;
/** Errors of the client library that have no code. */
const BUSY_MESSAGES =
  /^(timeout expired$|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client .* is not queryable)/;

export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true;
  if (!(error instanceof Error)) return false;
  return BUSY_CODES.test(String((error as NodeJS.ErrnoException).code)) || BUSY_MESSAGES.test(error.message);
}
