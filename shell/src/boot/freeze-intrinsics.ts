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
allowOwnMethods(WeakMap.prototype);
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

/**
 * An instance may still get methods of its own by assignment, as core-js does with its weak maps: a frozen data property
 * would refuse that ("override mistake"). An accessor hands out the method and gives the instance its own.
 */
function allowOwnMethods<Prototype extends object>(prototype: Prototype): void {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    if (name === 'constructor' || typeof value !== 'function') continue;
    Object.defineProperty(prototype, name, {
      get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${name} of a frozen prototype cannot be replaced`);
        Object.defineProperty(this, name, { value: own, writable: true, configurable: true });
      },
    });
  }
}
