import type { InstanceOptions } from './create-instance.ts';

/** A version of a shared module in a share scope, of webpack or of the official runtime. */
interface SharedModule {
  get(): Factory | Promise<Factory>;
  from: string;
  eager?: boolean;
  useIn?: string[];
}

export type Factory = () => object;
export type ShareScope = Record<string, Record<string, SharedModule>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** What the shell provides, as webpack's `ProvideSharedPlugin` registers it. */
export async function providedModules(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

/**
 * The same modules as options of an instance. The runtime must not get webpack's scope itself: it would add a version
 * `undefined` of each module.
 */
export function sharedOptions(scope: ShareScope): NonNullable<InstanceOptions['shared']> {
  return mapValues(scope, (versions) =>
    Object.entries(versions).map(([version, { get, eager = false }]) => ({
      version,
      get: get as () => Promise<Factory>,
      shareConfig: { singleton: true, requiredVersion: false, eager },
    })),
  );
}

export function mapValues<Value, Result>(
  values: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}
