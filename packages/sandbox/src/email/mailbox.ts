import { randomInt, timingSafeEqual } from 'node:crypto';

const CODE_LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;
/** Mails to one address within the lifetime of a code. */
const MAX_MAILS = 5;
/** Addresses whose mails are kept; the oldest is forgotten first. */
const MAX_ADDRESSES = 500;

export interface Mail {
  to: string;
  code: string;
  sentAt: number;
  /** Only the newest mail of an address has a valid code. */
  isValid: boolean;
}

export type CodeProblem = 'wrongCode' | 'expired' | 'tooManyTries';

interface Box {
  mails: Omit<Mail, 'isValid'>[];
  /** Wrong codes since the newest mail. */
  tries: number;
  isUsed: boolean;
  /** How far tests have set the clock of this address forward. */
  advancedMs: number;
}

/** The mails with login codes, in memory. A code is valid for ten minutes, five tries and one login. */
export function createMailbox() {
  const boxes = new Map<string, Box>();
  const nowOf = (box: Box) => Date.now() + box.advancedMs;
  const boxOf = (email: string): Box => {
    const box = boxes.get(email) ?? { mails: [], tries: 0, isUsed: false, advancedMs: 0 };
    boxes.set(email, box);
    const oldest = boxes.keys().next().value;
    if (boxes.size > MAX_ADDRESSES && oldest !== undefined) boxes.delete(oldest);
    return box;
  };
  const isExpired = (box: Box, sentAt: number) => nowOf(box) - sentAt >= CODE_LIFETIME_MS;

  return {
    /** Sends a new code, which replaces an earlier one. @returns false above the limit of mails */
    send(email: string): boolean {
      const box = boxOf(email);
      const recent = box.mails.filter(({ sentAt }) => !isExpired(box, sentAt));
      if (recent.length >= MAX_MAILS) return false;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      box.mails = [{ to: email, code, sentAt: nowOf(box) }, ...recent];
      box.tries = 0;
      box.isUsed = false;
      return true;
    },
    /** @returns null for the right code, which is then used up */
    check(email: string, code: string): { problem: CodeProblem; triesLeft: number } | null {
      const box = boxOf(email);
      const [newest] = box.mails;
      if (!newest || box.isUsed || isExpired(box, newest.sentAt)) return { problem: 'expired', triesLeft: 0 };
      if (box.tries >= MAX_TRIES) return { problem: 'tooManyTries', triesLeft: 0 };
      const [given, expected] = [Buffer.from(code), Buffer.from(newest.code)];
      if (given.length === expected.length && timingSafeEqual(given, expected)) {
        box.isUsed = true;
        return null;
      }
      box.tries += 1;
      const triesLeft = MAX_TRIES - box.tries;
      return { problem: triesLeft === 0 ? 'tooManyTries' : 'wrongCode', triesLeft };
    },
    /** Newest first. @param email empty: of all addresses */
    mails(email: string): Mail[] {
      const wanted = email === '' ? [...boxes.values()] : [boxOf(email)];
      return wanted
        .flatMap((box) =>
          box.mails.map((mail, index) => ({
            ...mail,
            isValid: index === 0 && !box.isUsed && box.tries < MAX_TRIES && !isExpired(box, mail.sentAt),
          })),
        )
        .sort((one, other) => other.sentAt - one.sentAt);
    },
    /** Sets the clock of one address forward, so that tests running at the same time do not disturb each other. */
    advance(email: string, ms: number): void {
      boxOf(email).advancedMs += ms;
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
