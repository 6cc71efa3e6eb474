import { type Factory, mapValues, type ShareScope } from './share-scope.ts';

/**
 * A read-only view of the shell's share scope for one remote, so that no remote can replace the React or the dialog of
 * another one.
 *
 * @param onWrite called for each attempt to write, for example with `react/99.0.0`
 */
export function guardShareScope(scope: ShareScope, onWrite: (what: string) => void): ShareScope {
  const guard = <Value extends object>(value: Value, path: string): Value => {
    const reject = (_: Value, key: string | symbol) => {
      onWrite(path + String(key));
      return false;
    };
    return new Proxy(Object.freeze(value), {
      // Containers of webpack set `loaded` on the modules that they consume.
      set: (target, key) => key === 'loaded' || reject(target, key),
      defineProperty: reject,
      deleteProperty: reject,
      setPrototypeOf: (target) => reject(target, '__proto__'),
    });
  };
  return guard(
    mapValues(sealModules(scope), (versions, name) =>
      guard(
        mapValues(versions, (shared, version) => guard(shared, `${name}/${version}/`)),
        `${name}/`,
      ),
    ),
    '',
  );
}

/** A copy of the scope in which modules are sealed when they are loaded. */
export function sealModules(scope: ShareScope): ShareScope {
  return mapValues(scope, (versions, name) =>
    mapValues(versions, (shared) => ({ ...shared, useIn: [], get: () => sealWhenLoaded(shared.get(), name) })),
  );
}

function sealWhenLoaded(factory: Factory | Promise<Factory>, name: string): Factory | Promise<Factory> {
  const seal = (loaded: Factory): Factory => {
    const exports = sealExports(loaded(), name);
    return () => exports;
  };
  return factory instanceof Promise ? factory.then(seal) : seal(factory);
}

/** React's packages are CommonJS, whose exports are writable; components made by `forwardRef` are objects. */
function sealExports(exports: object, name: string): object {
  for (const [key, value] of Object.entries(Object.freeze(exports))) {
    // React writes these fields while it renders: they stay writable, but none can become an accessor that listens.
    if (key.includes('_INTERNALS_')) Object.seal(value);
    else if (typeof value === 'function' || name.startsWith('react') || value?.$$typeof) Object.freeze(value);
  }
  return exports;
}
