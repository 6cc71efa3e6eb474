import { fetchText } from '../remote-text/fetch-text.ts';
import { sanitizeFooter } from './sanitize-footer.ts';

const MAX_FILE_LENGTH = 65_536;
/** The product's rule: after the first try, four more. */
const RETRIES = 4;
/** Milliseconds before the first retry; each later one waits twice as long. */
const FIRST_PAUSE = 500;

/** @throws when the last try has failed too, or what came has nothing to show */
export async function readFooter(address: string, signal: AbortSignal, pause = FIRST_PAUSE): Promise<DocumentFragment> {
  for (let tries = 0; ; tries += 1) {
    try {
      return sanitizeFooter(await fetchText(address, { limit: MAX_FILE_LENGTH, signal }));
    } catch (error) {
      if (tries === RETRIES || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** tries));
    }
  }
}
