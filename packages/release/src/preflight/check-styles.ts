import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import parseSelector, { type Node } from 'postcss-selector-parser';
import type { BuiltFiles } from '../store/release-store.ts';
import { readStyleSheets } from './read-style-sheets.ts';

/** The end of a name in a CSS Module, a hash of its content: `balances_title_ef781d`. */
const SCOPED = /_[0-9a-f]{6}$/;
const CLASS_OR_ANIMATION = /(?:\.|@keyframes )([\w-]+)/g;
/** Cascade layers of the packages whose components a remote bundles. */
const PACKAGE_LAYERS = ['ui-kit', 'remote-kit'];
const ALLOWED_AT_RULES = ['layer', 'media', 'supports', 'container', 'keyframes', 'starting-style'];
const PAGE_ELEMENTS = ['html', 'body'];

/**
 * Whether the style sheets of a remote style its own elements only. Lint rejects global selectors in the sources; this reads the
 * files that are published.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkStyles(remote: string, files: BuiltFiles): string[] {
  const { sheets, hashes, problems } = readStyleSheets(files);
  const found = sheets.flatMap(({ path, css }) =>
    checkSheet(remote, css, hashes).map((problem) => `${path}: ${problem}`),
  );
  return [...new Set([...problems, ...found])];
}

function checkSheet(remote: string, css: string, hashes: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  let root: Container;
  try {
    root = postcss.parse(css);
  } catch (error) {
    return [`a style sheet cannot be parsed: ${(error as Error).message}`];
  }
  root.each((node) => {
    const isInLayer = node.type === 'comment' || (node.type === 'atrule' && node.name === 'layer' && node.nodes);
    if (!isInLayer) problems.push(`"${firstLine(String(node))}" is outside of the cascade layer ${remote}`);
  });
  root.walkAtRules((rule) => void problems.push(...checkAtRule(remote, rule)));
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) problems.push(...checkSelectors(rule));
  });
  root.walkDecls(({ prop, important }) => {
    if (important && prop.startsWith('--')) problems.push(`${prop} is !important, which overrides the shell`);
  });
  return [...problems, ...checkNames(css, hashes)];
}

/**
 * All names of a style sheet come from one CSS Module, whose classes the code uses. A name of another one, for example of the ui-kit,
 * gets into it with `:global`; it would style or animate elements of others.
 */
function checkNames(css: string, hashes: ReadonlySet<string>): string[] {
  const names = [...css.matchAll(CLASS_OR_ANIMATION)].map(([, name = '']) => name).filter((name) => SCOPED.test(name));
  const hashOf = (name: string) => name.slice(-6);
  const foreign = names.filter((name) => !hashes.has(hashOf(name)));
  if (foreign.length > 0) return foreign.map((name) => `${name} is not a name of a CSS Module of this build`);
  const modules = new Map(names.map((name) => [hashOf(name), name]));
  return modules.size > 1 ? [`${[...modules.values()].join(' and ')} are names of different CSS Modules`] : [];
}

function checkAtRule(remote: string, { name, params }: AtRule): string[] {
  if (!ALLOWED_AT_RULES.includes(name)) return [`@${name} applies to the whole page`];
  if (name === 'keyframes' && !SCOPED.test(params)) return [`@keyframes ${params} is a global name`];
  if (name === 'layer' && params !== remote && !PACKAGE_LAYERS.includes(params))
    return [`@layer ${params} does not belong to ${remote}`];
  return [];
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function checkSelectors(rule: Rule): string[] {
  const isNested = rule.parent?.type === 'rule';
  const problems: string[] = [];
  parseSelector((selectors) => {
    selectors.each((selector) => {
      if (isGlobal(selector.nodes, isNested)) problems.push(`the selector "${String(selector).trim()}" is global`);
    });
  }).processSync(rule.selector);
  return problems;
}

/**
 * A selector begins with a class of a CSS Module, so that everything that it matches lies inside an element of the remote. A sibling
 * of that element must have such a class too or be of a certain type: an overlay in the body has siblings that belong to others.
 */
function isGlobal(nodes: readonly Node[], isNested: boolean): boolean {
  const compounds = compoundsOf(nodes);
  const isImplicit = isNested && !nodes.some(({ type }) => type === 'nesting');
  const firstInside = compounds.findIndex(({ combinator }) => /^[\s>]+$/.test(combinator));
  return compounds.some(({ combinator, simpleSelectors }, index) => {
    const isPage = simpleSelectors.some(
      ({ type, value }) =>
        (type === 'tag' && PAGE_ELEMENTS.includes(value)) || /^:(root|host|global)\b/.test(value ?? ''),
    );
    const isSibling = /[+~|]/.test(combinator) && (firstInside < 0 || index < firstInside);
    const isBound = simpleSelectors.some((node) => isOwn(node) || (isSibling && node.type === 'tag'));
    return isPage || (((index === 0 && !isImplicit) || isSibling) && !isBound);
  });
}

const isOwn = ({ type, value }: Node): boolean => type === 'nesting' || (type === 'class' && SCOPED.test(value ?? ''));

interface Compound {
  /** What stands before it; empty for the first one. */
  combinator: string;
  simpleSelectors: Node[];
}

function compoundsOf(nodes: readonly Node[]): Compound[] {
  const compounds: Compound[] = [{ combinator: '', simpleSelectors: [] }];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value, simpleSelectors: [] });
    else compounds.at(-1)?.simpleSelectors.push(node);
  }
  // A nested selector may begin with a combinator: `> a`.
  return compounds.filter(({ simpleSelectors, combinator }) => simpleSelectors.length > 0 || combinator);
}

const firstLine = (text: string): string => text.slice(0, 60).split('\n')[0] ?? '';
