/** An idempotency key for one text. */
export const newClientId = (): string => crypto.randomUUID();
