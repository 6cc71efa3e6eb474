/** Where the package keeps its global state: the page's global object. */
const GLOBAL = 'const CurrentGlobal = typeof globalThis === "object" ? globalThis : window;';
const NATIVE_GLOBAL = /const nativeGlobal = \(\(\) => \{[\s\S]*?\}\)\(\);/;
/** Developer tools define the property before any script runs. Without them the state stays out of reach of the remotes. */
const PRIVATE_GLOBAL = 'const CurrentGlobal = Object.hasOwn(globalThis, "__FEDERATION__") ? globalThis : {};';

const unavailable = (what) => `() => { throw new Error("${what} is not part of this build of the runtime."); }`;

/** Modules that this page never uses, with the exports that others import. */
const REPLACED = {
  // Manifests are information for developer tools (`shell/src/developer`); the page itself lists what to load.
  'plugins/snapshot/SnapshotHandler.js':
    'export { DisabledSnapshotHandler as SnapshotHandler } from "./disabled.js";\nexport const getGlobalRemoteInfo = () => ({});',
  // The assembled page contains the preloads.
  'utils/preload.js': `export const formatPreloadArgs = ${unavailable('preloadRemote')};\nexport const preloadAssets = formatPreloadArgs;`,
  'plugins/generate-preload-assets.js': `export const generatePreloadAssetsPlugin = ${unavailable('preloadRemote')};`,
  // Entries are ES modules.
  'sdk/dist/dom.js': ['createLink', 'createScript', 'isStaticResourcesEqual', 'loadScript', 'safeWrapper']
    .map((name) => `export const ${name} = ${unavailable(name)};`)
    .join('\n'),
};

/**
 * Fits the official runtime into the shell: hides its global state from the remotes, and leaves unused modules out.
 *
 * @throws when this version of the package keeps its state in another way
 */
module.exports = function fitRuntime(source) {
  const path = this.resourcePath;
  const replaced = Object.keys(REPLACED).find((file) => path.endsWith(file));
  if (replaced) return REPLACED[replaced];
  if (!path.endsWith('runtime-core/dist/global.js')) return source;
  if (!source.includes(GLOBAL) || !NATIVE_GLOBAL.test(source)) {
    throw new Error(
      '@module-federation/runtime-core keeps its global state in another way now: adapt federation-runtime-loader.cjs.',
    );
  }
  return source.replace(GLOBAL, PRIVATE_GLOBAL).replace(NATIVE_GLOBAL, 'const nativeGlobal = CurrentGlobal;');
};
