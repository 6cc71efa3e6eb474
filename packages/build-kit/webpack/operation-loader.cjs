const { basename } = require('node:path');
const { pathToFileURL } = require('node:url');

/** What a browser needs of an operation. Schemas and descriptions are for the server and for tests; they cost bytes. */
const KEPT = ['id', 'host', 'method', 'path', 'authorization', 'errors'];

/**
 * Compiles a contract file to the plain data of its operations, by running it: a module for each of them (`?operation=muteUser`), so that a
 * chunk holds those that it uses. A file without operations stays unchanged; one that exports an operation and another value fails,
 * because all its schemas would end up in the bundle.
 */
module.exports = async function compileOperations(source) {
  const done = this.async();
  try {
    // The number makes a file that was saved again another module.
    const exported = Object.entries(await import(`${pathToFileURL(this.resourcePath)}?${Date.now()}`));
    const isOperation = ([, value]) => value?.method && value.path && value.output;
    if (!exported.some(isOperation)) return done(null, source);
    const other = exported.find((entry) => !isOperation(entry));
    if (other) throw new Error(`Move "${other[0]}" out of ${this.resourcePath}: it declares operations.`);
    const asked = new URLSearchParams(this.resourceQuery).get('operation');
    if (asked === null) return done(null, exported.map(([name]) => reexport(name, this.resourcePath)).join('\n'));
    const [name, operation] = exported.find(([each]) => each === asked);
    this._module.buildInfo.xanaOperations = { [name]: operation.id };
    const data = Object.fromEntries(KEPT.map((field) => [field, operation[field]]));
    done(null, `export const ${name} = ${JSON.stringify(data)};`);
  } catch (error) {
    done(error);
  }
};

const reexport = (name, path) => `export { ${name} } from './${basename(path)}?operation=${name}';`;
