const { pathToFileURL } = require('node:url');

/** What a browser needs of a call; its schemas are the server's and the tests' business, and cost bytes and time. */
const KEPT = ['id', 'host', 'method', 'path', 'authorization', 'status', 'errors'];

/**
 * Compiles a contract's file to the plain data of the calls that it declares, by running it. A file that exports anything
 * else stays as it is.
 */
module.exports = async function compileOperations(source) {
  const done = this.async();
  try {
    // The number makes a file that was saved again another module.
    const exported = Object.entries(await import(`${pathToFileURL(this.resourcePath)}?${Date.now()}`));
    const isOperations =
      exported.length > 0 && exported.every(([, value]) => value?.method && value.path && value.output);
    if (!isOperations) return done(null, source);
    this._module.buildInfo.xanaOperations = exported.map(([, { id }]) => id);
    const lines = exported.map(([name, operation]) => {
      const data = Object.fromEntries(KEPT.map((field) => [field, operation[field]]));
      return `export const ${name} = ${JSON.stringify(data)};`;
    });
    done(null, lines.join('\n'));
  } catch (error) {
    done(error);
  }
};
