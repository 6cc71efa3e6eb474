import type { RegistryState } from '@xana/release/registry-state';

/** What a page has of a microfrontend, for the output of a deployment. */
export function describeActive({ microfrontends, retired }: RegistryState, name: string): string {
  const active = microfrontends[name]?.active;
  if (active) return `${name} is at ${active}`;
  return retired[name] ? `${name} is retired and not on the page` : `${name} has no active release`;
}
