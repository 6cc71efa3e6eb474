import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_STORAGE_KEY } from '@xana/contracts/storage-keys';
import { functionIn } from './function-in.ts';
import { escapeScript } from './preloads.ts';

/**
 * The inline script that lets the site's font wait for the first screen, or nothing when the shell has none.
 *
 * @param styles base styles of the shell with the addresses of its files; a face names its family before its file
 */
export function siteFontScript(styles: string): string {
  for (const face of styles.split('@font-face').slice(1)) {
    const strings = face
      .slice(0, face.indexOf('}'))
      .split('"')
      .filter((_, index) => index % 2 === 1);
    const [family] = strings;
    const font = strings.find((each) => each.endsWith('-latin.woff2'));
    if (font) return `${SCRIPT}(${escapeScript(JSON.stringify({ family, font, storageKey: FONT_STORAGE_KEY }))})`;
  }
  return '';
}

const SCRIPT = functionIn(readFileSync(join(import.meta.dirname, 'site-font.browser.js'), 'utf8'));
