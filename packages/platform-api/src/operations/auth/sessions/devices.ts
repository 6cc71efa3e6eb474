import type { FastifyRequest } from 'fastify';

const MAX_LENGTH = 200;

export const readUserAgent = ({ headers }: FastifyRequest): string =>
  String(headers['user-agent'] ?? '').slice(0, MAX_LENGTH);

/** In this order: Edge, Opera and Samsung Internet also name Chrome, and Chrome also names Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** In this order: Android also names Linux, and iPhones also name Mac OS X. */
const SYSTEMS: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a member recognizes a device by. The header is a claim of the client and is only shown. */
export function describeDevice(userAgent: string): { browser: string | null; system: string | null } {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
