import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's packages install each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder that has all of these programs of PostgreSQL: of `PATH`, or of Debian's newest version. */
export function findPostgresFolder(programs: readonly string[]): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...(process.env.PATH ?? '').split(':'), ...debian.reverse()].find((folder) =>
    programs.every((name) => existsSync(join(folder, name))),
  );
}
