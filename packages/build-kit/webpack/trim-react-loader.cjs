/**
 * Compiles React's DOM client without two features that the site does not use: hydration (no HTML is rendered on a server)
 * and `<ViewTransition>`, together a tenth of its size. What only holds with them becomes a constant, and the minifier drops
 * the code behind it.
 *
 * Each pattern must match: after an update, React may have another form. `trim-react.test.ts` runs the result.
 */
const RULES = [
  ['isHydrating is never true', /\bisHydrating = !1,([\s\S]*)/, (_, rest) => neverTrue('isHydrating', rest)],
  ['no boundary is dehydrated', /\b[\w$]+(?:\.[\w$]+)*\.dehydrated\b/g, () => 'null'],
  ['no root is dehydrated', /\b[\w$]+(?:\.[\w$]+)*\.isDehydrated\b(?! =)/g, () => '!1'],
  ['there is no hydration root', /^function ReactDOMHydrationRoot\([\s\S]*?^\}\n/m, () => ''],
  [
    'there is no hydration root',
    /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^\};\n/m,
    () => '',
  ],
  ['there is no hydration root', /\bReactDOMHydrationRoot\.prototype\.\w+ =\s*/g, () => ''],
  ['hydrateRoot is not exported', /^exports\.hydrateRoot = [\s\S]*?^\};\n/m, () => ''],
  [
    'shouldStartViewTransition is never true',
    /\bvar shouldStartViewTransition = !1,([\s\S]*)/,
    (_, rest) => `var ${neverTrue('shouldStartViewTransition', rest)}`,
  ],
  [
    '<ViewTransition> cannot be rendered',
    /\(type = createFiberImplClass\(30,/,
    () =>
      '(() => { throw new Error("<ViewTransition> is not in this build of React, see trim-react-loader.cjs."); })(),\n(type = createFiberImplClass(30,',
  ],
  ['no fiber is a <ViewTransition>', /\b30 === \w+(?:\.\w+)?\.tag\b/g, () => '!1'],
  ['no fiber is a <ViewTransition>', /^( *case 30:)$/gm, (_, label) => `${label} break;`],
  ['no render may start a view transition', /\((\w+) & 335544064\) === \1\b/g, () => '!1'],
];

/** Replaces a variable by `false`, and its assignments. */
const neverTrue = (name, source) =>
  source.replace(new RegExp(`\\b${name} = ![01]`, 'g'), '!1').replace(new RegExp(`\\b${name}\\b(?!\\$)`, 'g'), '!1');

module.exports = function trimReact(source) {
  return RULES.reduce((code, [fact, pattern, replacement]) => {
    const trimmed = code.replace(pattern, replacement);
    if (trimmed === code)
      throw new Error(`React has changed ("${fact}" matches nothing). Adapt trim-react-loader.cjs.`);
    return trimmed;
  }, source);
};
