/**
 * Turns a CSS Module into a constructable style sheet that the document adopts when the module is evaluated: styles
 * arrive with the code that needs them, under the same integrity hash, and a policy without `unsafe-inline` allows it.
 *
 * What css-loader makes is run here, at build time; of its run time nothing is shipped.
 */
module.exports.pitch = async function adoptStylesheet(remaining) {
  const done = this.async();
  try {
    const { default: css, ...classNames } = await this.importModule(`!!${remaining}`);
    done(
      null,
      [
        'const sheet = new CSSStyleSheet();',
        `sheet.replaceSync(${JSON.stringify(css)});`,
        'document.adoptedStyleSheets.push(sheet);',
        // A class name may be reserved in JavaScript.
        ...Object.entries(classNames).map(
          ([name, value], index) => `const c${index} = ${JSON.stringify(value)}; export { c${index} as ${name} };`,
        ),
      ].join('\n'),
    );
  } catch (error) {
    done(error);
  }
};
