/**
 * Turns a CSS Module into a constructable style sheet that the document adopts when the module is evaluated: styles
 * arrive with the code that needs them, under the same integrity hash, and a policy without `unsafe-inline` allows it.
 */
module.exports.pitch = function adoptStylesheet(remaining) {
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`));
  return [
    `import sheet from ${request};`,
    `document.adoptedStyleSheets.push(sheet);`,
    `export * from ${request};`,
  ].join('\n');
};
