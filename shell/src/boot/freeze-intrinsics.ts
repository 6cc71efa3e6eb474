/** What the shell, React and the session use on the way of everything that a remote must not see or change. */
const INTRINSICS = [
  'Object',
  'Array',
  'Function',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Promise',
  'Proxy',
  'Reflect',
  'JSON',
];

/**
 * Remotes run in the page's realm: one that replaced `Array.prototype.map` or `Promise` would run inside of the others, with
 * what they were handed. Imported before anything that loads a remote.
 *
 * Methods of `Object.prototype` stay writable, because code that overrides `toString` by assignment would break.
 */
for (const name of INTRINSICS) {
  const value = (globalThis as never as Record<string, { prototype?: object }>)[name];
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  Object.freeze(value);
  if (value?.prototype && name !== 'Object') Object.freeze(value.prototype);
}
for (const iterable of [[], new Map(), new Set()]) {
  Object.freeze(Object.getPrototypeOf(iterable[Symbol.iterator]()));
}
Object.preventExtensions(Object.prototype);
