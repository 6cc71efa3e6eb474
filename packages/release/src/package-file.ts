import { join } from 'node:path';

/** A file of this package, given its path in it. The sources in `src` and the bundles in `dist` are equally far from it. */
export const packageFile = (path: string): string => join(import.meta.dirname, '..', path);
