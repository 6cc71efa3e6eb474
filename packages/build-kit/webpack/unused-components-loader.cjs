/**
 * Lets the minifier drop components of a library that nothing imports: names for development tools, and calls without side
 * effects at the top level of one large file, would keep all of it.
 *
 * It rewrites the distribution of a library by its form, so `check-unused-components.ts` fails a build where no form matched.
 */
module.exports = function markPure(source) {
  let matches = 0;
  const replace =
    (replacement) =>
    (text, ...groups) => {
      matches += 1;
      return replacement(text, ...groups);
    };
  const marked = source
    .replace(
      /^\w+\.displayName = "[^"]*";$/gm,
      replace(() => ''),
    )
    .replace(
      /^((?:var|let|const) \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      replace((_, declaration, call) => `${declaration}/* @__PURE__ */ ${call}`),
    )
    .replace(
      /^((?:var|let|const) (\w+) = )(class extends React\d*\.Component \{[\s\S]*?^\};)\n(\2\.contextType = \w+;)?/gm,
      replace(
        (_, declaration, name, body, contextType = '') =>
          `${declaration}/* @__PURE__ */ (() => { const ${name} = ${body} ${contextType} return ${name}; })();`,
      ),
    );
  this._module.buildInfo.xanaUnusedComponents = matches;
  return marked;
};
