const { pathToFileURL } = require('node:url');

/** What a browser needs of an operation. Schemas and descriptions are for the server and for tests; they cost bytes. */
const KEPT = ['id', 'host', 'method', 'path', 'authorization', 'errors'];

/**
 * Compiles a contract file to the plain data of its operations, by running it. A file without operations stays unchanged;
 * one that exports an operation and another value fails, because all its schemas would end up in the bundle.
 */
module.exports = async function compileOperations(source) {
  const done = this.async();
  try {
    // The number makes a file that was saved again another module.
    const exported = Object.entries(await import(`${pathToFileURL(this.resourcePath)}?${Date.now()}`));
    const isOperation = ([, value]) => value?.method && value.path && value.output;
    const ids = exported.filter(isOperation).map(([name, { id }]) => [name, id]);
    this._module.buildInfo.xanaOperations = Object.fromEntries(ids);
    if (ids.length === 0) return done(null, source);
    const other = exported.find((entry) => !isOperation(entry));
    if (other) throw new Error(`Move "${other[0]}" out of ${this.resourcePath}: it declares operations.`);
    const lines = exported.map(([name, operation]) => {
      const data = Object.fromEntries(KEPT.map((field) => [field, operation[field]]));
      return `export const ${name} = ${JSON.stringify(data)};`;
    });
    done(null, lines.join('\n'));
  } catch (error) {
    done(error);
  }
};
