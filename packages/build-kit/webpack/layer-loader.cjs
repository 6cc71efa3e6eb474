const { transform } = require('esbuild');

/** Puts a part's rules in the cascade layer of its own, so that no part can outweigh another by accident, and minifies. */
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
