import { escapeHtml } from '../../http/description/html.ts';

/** HTML that is safe to send: made by `html` only. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = SafeHtml | string | number | null | undefined | false | readonly Value[];

/** A template whose values are escaped, so that content of members never becomes markup (stored XSS). */
export function html(strings: TemplateStringsArray, ...values: Value[]): SafeHtml {
  return new SafeHtml(
    strings.map((string, index) => string + (index < values.length ? render(values[index]) : '')).join(''),
  );
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof SafeHtml) return value.text;
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value));
}
