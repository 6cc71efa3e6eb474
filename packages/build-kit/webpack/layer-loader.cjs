/** Puts a part's rules in the cascade layer of its own, so that no part can outweigh another by accident. */
module.exports = function wrapInLayer(css) {
  return `@layer ${this.getOptions().layer} {\n${css}\n}`;
};
