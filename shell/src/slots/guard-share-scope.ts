/** A version of a shared module, as webpack's run time keeps it. */
interface SharedModule {
  get(): Factory | Promise<Factory>;
  from: string;
  eager: boolean;
}

type Factory = () => object;
export type ShareScope = Record<string, Record<string, SharedModule>>;

/**
 * The shell's share scope as one remote sees it: what is provided can be read and nothing be added or replaced. So no
 * remote decides which React, or which dialog, another one runs.
 *
 * @param onWrite hears of each attempt: `react/99.0.0`
 */
export function guardShareScope(scope: ShareScope, onWrite: (what: string) => void): ShareScope {
  const guard = <Value extends object>(value: Value, path: string): Value => {
    const reject = (_: Value, key: string | symbol) => {
      onWrite(path + String(key));
      return false;
    };
    return new Proxy(Object.freeze(value), {
      // webpack notes on what it consumes that it is loaded.
      set: (target, key) => key === 'loaded' || reject(target, key),
      defineProperty: reject,
      deleteProperty: reject,
      setPrototypeOf: (target) => reject(target, '__proto__'),
    });
  };
  return guard(
    mapValues(scope, (versions, name) =>
      guard(
        mapValues(versions, (shared, version) =>
          guard({ ...shared, get: () => whenMade(shared.get(), name) }, `${name}/${version}/`),
        ),
        `${name}/`,
      ),
    ),
    '',
  );
}

function mapValues<Value, Result>(
  values: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}

function whenMade(made: Factory | Promise<Factory>, name: string): Factory | Promise<Factory> {
  const seal = (factory: Factory): Factory => {
    const exports = sealExports(factory(), name);
    return () => exports;
  };
  return made instanceof Promise ? made.then(seal) : seal(made);
}

/** React's packages are CommonJS, whose exports anybody could assign to; components made by `forwardRef` are objects. */
function sealExports(exports: object, name: string): object {
  for (const [key, value] of Object.entries(Object.freeze(exports))) {
    // Written by React while it renders: fields may change, and none become an accessor that listens.
    if (key.includes('_INTERNALS_')) Object.seal(value);
    else if (typeof value === 'function' || name.startsWith('react') || value?.$$typeof) Object.freeze(value);
  }
  return exports;
}
