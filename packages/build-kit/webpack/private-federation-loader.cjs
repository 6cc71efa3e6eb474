/** Developer tools define the property before any script runs. Without them the state stays out of reach of the remotes. */
const PRIVATE_GLOBAL = `const globalThis = Object.hasOwn(window, '__FEDERATION__') ? window : {}, document = { defaultView: globalThis };`;

/**
 * Hides the global state of the official runtime from the remotes: the module that keeps it sees another global object, by constants in front of
 * its code, which is not changed.
 *
 * @see https://webpack.js.org/guides/shimming/
 */
module.exports = (source) => `${PRIVATE_GLOBAL} ${source}`;
