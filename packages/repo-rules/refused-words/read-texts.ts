import { type Comment, parseSync } from 'oxc-parser';

/** Words of one file, with the offset at which they stand. */
export interface FileTexts {
  /** Identifiers, property keys and the file's own name. */
  names: Text[];
  /** Comments, and texts that hold a space. */
  prose: Text[];
}

interface Text {
  text: string;
  offset: number;
}

const HASH_COMMENT = /(?:^|\s)#(?!!)(.*)$/gm;
const COMMENTS: Record<string, RegExp> = {
  css: /\/\*([\s\S]*?)\*\//g,
  sql: /--(.*)$/gm,
  yml: HASH_COMMENT,
  yaml: HASH_COMMENT,
  sh: HASH_COMMENT,
  template: HASH_COMMENT,
  Dockerfile: HASH_COMMENT,
};

/** What a file names and what it says, by the kind of file; empty for kinds that hold neither. */
export function readTexts(file: string, source: string): FileTexts {
  const extension = file.split('.').at(-1) ?? '';
  const texts = /^[cm]?[jt]sx?$/.test(extension)
    ? readCode(file, source)
    : { names: [], prose: readProse(extension, source) };
  return { ...texts, names: [...fileNames(file), ...texts.names] };
}

/** `src/late-list/row-there.test.ts` names `lateList` and `rowThere`. */
function fileNames(file: string): Text[] {
  return file
    .split('/')
    .map((segment) => segment.split('.')[0] ?? '')
    .map((segment) => ({
      text: segment.replace(/^\d+-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      offset: 0,
    }));
}

function readProse(extension: string, source: string): Text[] {
  if (extension === 'md') return [{ text: withoutCode(source), offset: 0 }];
  if (extension === 'json') return matches(source, /"((?:[^"\\]|\\.)*)"/g).filter(({ text }) => text.includes(' '));
  const comment = COMMENTS[extension];
  return comment ? matches(source, comment) : [];
}

const matches = (source: string, pattern: RegExp): Text[] =>
  [...source.matchAll(pattern)].map((match) => ({ text: match[1] ?? '', offset: match.index }));

/** Blanks code spans, fences and addresses, so that offsets stay. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|<!--[\s\S]*?-->/g, (code) => code.replace(/[^\n]/g, ' '));

function readCode(file: string, source: string): FileTexts {
  const { program, comments } = parseSync(file, source);
  const names: Text[] = [];
  const prose: Text[] = comments.map(({ value, start }: Comment) => ({
    text: withoutCode(value.replace(/\n\s*\*/g, (margin) => margin.replace('*', ' '))),
    offset: start,
  }));
  const addText = (text: string, offset: number) => {
    if (text.includes(' ')) prose.push({ text: withoutCode(text), offset });
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return;
    const { type, start, name, value } = node as { type?: string; start: number; name?: unknown; value?: unknown };
    if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string')
      names.push({ text: name, offset: start });
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') addText(value, start);
    if (type === 'TemplateElement') addText((value as { raw: string }).raw, start);
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child);
  };
  visit(program);
  return { names, prose };
}
