import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DecisionRow } from '../../database/moderation/moderation-log.ts';
import type { DecisionError } from '../../moderation/decision.ts';
import { en as problemsInEnglish } from '../../moderation/decision-problems/en.ts';
import { ja as problemsInJapanese } from '../../moderation/decision-problems/ja.ts';
import { en } from './phrases/en.ts';
import { ja } from './phrases/ja.ts';

const LOCALES = ['en', 'ja'] as const;
type Locale = (typeof LOCALES)[number];

const COOKIE = 'xana-operator-language';
const YEAR_SECONDS = 365 * 86_400;

const TEXTS = {
  en: { t: en, problems: problemsInEnglish },
  ja: { t: ja, problems: problemsInJapanese },
};

const LANGUAGES = { en: createLanguage('en'), ja: createLanguage('ja') };

/** The texts and formats of a page. Times are in UTC, as in the command line: operators of several countries share a log. */
export type Language = ReturnType<typeof createLanguage>;

function createLanguage(locale: Locale) {
  const { t, problems } = TEXTS[locale];
  const numbers = new Intl.NumberFormat(locale);
  const times = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return {
    locale,
    t,
    number: (value: number) => numbers.format(value),
    time: (at: Date) => times.format(at),
    /** One time when both are in the same minute. */
    period: (from: Date, to: Date) => times.formatRange(from, to),
    /** `Post 17` */
    target: ({ type, id }: { type: DecisionRow['target_type']; id: string }) => t.target(t.kinds[type], id),
    problem: (error: DecisionError) => error.textIn(problems),
  };
}

const isLocale = (text: string | undefined): text is Locale => LOCALES.some((locale) => locale === text);

/** What the operator chose on a page, otherwise what the browser prefers. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies[COOKIE];
  return LANGUAGES[isLocale(chosen) ? chosen : preferredLocale(headers['accept-language'])];
}

/** Keeps the choice in the browser. An unknown language changes nothing. */
export function keepLanguage(reply: FastifyReply, chosen: string, { isSecure }: { isSecure: boolean }): void {
  if (!isLocale(chosen)) return;
  reply.setCookie(COOKIE, chosen, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: YEAR_SECONDS,
  });
}

/** `ja;q=0.5, en` → `en` (RFC 9110, 12.5.4). English without a match. */
function preferredLocale(header = ''): Locale {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((each) => each.trim().toLowerCase());
    const quality = parameters.find((each) => each.startsWith('q='));
    return { locale: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return wanted.map(({ locale }) => locale).find(isLocale) ?? 'en';
}
