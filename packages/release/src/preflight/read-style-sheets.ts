import type { BuiltFiles } from '../store/release-store.ts';

interface FoundStyles {
  /** The style sheets of a build, which its modules adopt when they are evaluated. */
  sheets: { path: string; css: string }[];
  /** The hashes at the end of names in the code: of the CSS Modules whose classes it uses. */
  hashes: ReadonlySet<string>;
  problems: string[];
}

/** How `adopt-stylesheet-loader.cjs` compiles a style sheet, after the minifier chose the quotes. */
const CALL = /\breplaceSync\b/g;
const LITERAL = /^\(\s*("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S])*`)\s*\)/;
/** The end of a name in a CSS Module. */
const HASH = /_([0-9a-f]{6})(?![\w-])/g;
/** Other ways to add styles. */
const OTHER_WAYS = /\binsertRule\b|<style\b|createElement\(["'`]style["'`]|\badoptedStyleSheets ?=(?!=)/;

/** Reads the style sheets from the files that are published, whatever the build reports. */
export function readStyleSheets(files: BuiltFiles): FoundStyles {
  const hashes = new Set<string>();
  const found: FoundStyles = { sheets: [], hashes, problems: [] };
  for (const [path, content] of files) {
    if (!path.endsWith('.mjs')) continue;
    const code = String(content);
    const other = OTHER_WAYS.exec(code);
    if (other) found.problems.push(`${path} adds styles with ${other[0]}: use a CSS Module`);
    let rest = code;
    for (const { index, 0: name } of code.matchAll(CALL)) {
      const literal = LITERAL.exec(code.slice(index + name.length))?.[1];
      if (literal === undefined) found.problems.push(`${path} computes a style sheet: use a CSS Module`);
      else {
        found.sheets.push({ path, css: unescapeLiteral(literal) });
        rest = rest.replace(literal, () => '');
      }
    }
    for (const [, hash = ''] of rest.matchAll(HASH)) hashes.add(hash);
  }
  return found;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
};

/** The value of a string literal of JavaScript. */
function unescapeLiteral(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|([\s\S]))/gi,
      (_, long, unicode, hex, character) => {
        const code = long ?? unicode ?? hex;
        return code === undefined ? (ESCAPES[character] ?? character) : String.fromCodePoint(Number.parseInt(code, 16));
      },
    );
}
