/** Whether the bundle is there and none of its sources has changed. */
export function isCurrent(bundle: string): boolean;
/** Writes a bundle, and beside it what it was made of: paths in the repository. */
export function writeBundle(bundle: string, content: { text: string; inputs: Iterable<string>; mode?: number }): void;
