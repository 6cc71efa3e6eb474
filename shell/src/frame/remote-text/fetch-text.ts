interface FetchTextOptions {
  /** In characters; a longer response is broken or hostile. */
  maxLength: number;
  signal: AbortSignal;
}

const FETCH_TIMEOUT_MS = 10_000;

/**
 * Reads a small public file, and stops reading at the limit.
 *
 * @throws when the response is not successful, too long, or does not arrive in time
 */
export async function fetchText(address: string, { maxLength, signal }: FetchTextOptions): Promise<string> {
  const reply = await fetch(address, {
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]),
  });
  if (!reply.ok || !reply.body) throw new Error(`${address} answered ${reply.status}.`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > maxLength) {
      void reader.cancel();
      throw new Error(`${address} is longer than ${maxLength} characters.`);
    }
  }
}
