const { transform } = require('esbuild');

/** Puts the rules of a package in its own cascade layer, so that packages cannot override each other by accident, and minifies. */
module.exports = async function wrapInLayer(css) {
  const done = this.async();
  try {
    const layer = this.getOptions().layerOf(this.resourcePath);
    const { code } = await transform(`@layer ${layer} {\n${css}\n}`, { loader: 'css', minifyWhitespace: true });
    done(null, code);
  } catch (error) {
    done(error);
  }
};
