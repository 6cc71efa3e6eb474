import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

export type InstanceOptions = ConstructorParameters<typeof ModuleFederation>[0];
export type RuntimePlugin = NonNullable<InstanceOptions['plugins']>[number];

/**
 * Creates an instance of the official runtime and lists it in `__FEDERATION__`, where developer tools find it. The package's own
 * `createInstance` does the same, with code for debug builds that this page does not need.
 */
export function createInstance(options: InstanceOptions): ModuleFederation {
  const instance = new ModuleFederation(options);
  setGlobalFederationInstance(instance);
  return instance;
}
