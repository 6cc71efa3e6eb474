/**
 * Lets the minifier drop what of a library of components nobody imports: names for development tools and calls without
 * effect, at the top level of one large file, would keep all of it.
 */
module.exports = function markPure(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:var|let|const) \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
};
