/** Built-in objects that the shell, React and the session pass secrets and rights through. */
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
 * Prevents prototype pollution between remotes, which share the page's realm: a remote that replaced `Array.prototype.map`
 * or `Promise` would run inside the others, with their arguments. Imported before any module that loads a remote.
 *
 * Methods of `Object.prototype` stay writable, because code that overrides `toString` by assignment would break.
 */
allowOwnMethods(WeakMap.prototype);
allowOwnMethods(Promise.prototype);
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
 * Lets an instance get its own methods by assignment, as core-js does with its weak maps and the SDK of Magic with the promises that it
 * returns. A frozen data property would reject the assignment (the "override mistake" of ECMAScript), an accessor does not.
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
