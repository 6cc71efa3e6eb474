import { createHash } from 'node:crypto';
import { SCRIPT } from './page-script.ts';
import { STYLE } from './page-style.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** This style and this script, pictures of the media host, forms to this host, and nothing else. */
export const pagePolicy = (mediaOrigin: string): string =>
  [
    ...["default-src 'none'", `style-src ${hash(STYLE)}`, `script-src ${hash(SCRIPT)}`, `img-src ${mediaOrigin}`],
    ...["form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"],
  ].join('; ');
