import { fetchText } from '../remote-text/fetch-text.ts';
import { MAX_FOOTER_LENGTH, sanitizeFooter } from './sanitize-footer.ts';

/** The specification asks for four retries. */
const MAX_RETRIES = 4;
/** Doubled for each further retry. */
const FIRST_RETRY_DELAY_MS = 500;

/** @throws when the last retry fails */
export async function readFooter(address: string, signal: AbortSignal): Promise<DocumentFragment> {
  for (let retries = 0; ; retries += 1) {
    try {
      return sanitizeFooter(await fetchText(address, { maxLength: MAX_FOOTER_LENGTH, signal }));
    } catch (error) {
      if (retries === MAX_RETRIES || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_DELAY_MS * 2 ** retries));
    }
  }
}
