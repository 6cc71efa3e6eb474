/** Bundles the release command if its sources changed. @returns the file to run; it needs no other file */
export function bundleReleaseCommand(): Promise<string>;
