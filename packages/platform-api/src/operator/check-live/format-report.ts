import type { ReportLine } from './run-probes.ts';

const STATUS_WIDTH = 'wrong'.length;

/** One aligned line for each service; further problems of a service follow below the first. */
export function formatReport(lines: readonly ReportLine[]): string {
  const nameWidth = Math.max(...lines.map(({ name }) => name.length));
  const indent = ' '.repeat(nameWidth + STATUS_WIDTH + 4);
  return lines
    .map(({ name, status, texts }) => {
      const [first = '', ...others] = texts.map(toOneLine);
      const head = `${name.padEnd(nameWidth)}  ${status.padEnd(STATUS_WIDTH)}  ${first}`;
      return [head, ...others.map((text) => `${indent}${text}`)].join('\n');
    })
    .join('\n');
}

/** Answers of services may contain line breaks and control characters. */
const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
