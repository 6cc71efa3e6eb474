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
    const isOperation = ([, value]) => value?.method && value.path && value.output;
    // A file may hold an operation and something else beside it: what it calls is listed all the same.
    const ids = exported.filter(isOperation).map(([name, { id }]) => [name, id]);
    this._module.buildInfo.xanaOperations = Object.fromEntries(ids);
    if (exported.length === 0 || !exported.every(isOperation)) return done(null, source);
    const lines = exported.map(([name, operation]) => {
      const data = Object.fromEntries(KEPT.map((field) => [field, operation[field]]));
      return `export const ${name} = ${JSON.stringify(data)};`;
    });
    done(null, lines.join('\n'));
  } catch (error) {
    done(error);
  }
};
