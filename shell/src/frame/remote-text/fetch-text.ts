interface FetchTextOptions {
  /** Characters of the longest answer that is read; a longer one is broken or hostile. */
  limit: number;
  signal: AbortSignal;
}

/** Milliseconds after which an answer is given up. */
const FETCH_TIMEOUT_MS = 10_000;

/** Reads a small public file, and not one piece more of it than the limit. @throws for anything but a sound, small answer */
export async function fetchText(address: string, { limit, signal }: FetchTextOptions): Promise<string> {
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
    if (text.length > limit) {
      void reader.cancel();
      throw new Error(`${address} is longer than ${limit} characters.`);
    }
  }
}
