import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RemoteKind, remoteTemplate } from './remote-template.ts';

interface NewRemote {
  /** As it was typed: `daily` or `mfe-daily`. */
  typed: string | undefined;
  /** The folder in which its own folder is created. */
  parent: string;
  kind: RemoteKind;
}

/**
 * Writes the files of a new remote into a folder of its own.
 *
 * @returns its name, `mfe-…`
 * @throws Error when the name is not valid, or the folder exists
 */
export function createRemote({ typed = '', parent, kind }: NewRemote): string {
  const name = typed.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 30)
    throw new Error(
      `"${typed}" cannot be the name of a remote. Type 2 to 30 small letters, digits and single dashes, for example: daily`,
    );
  const directory = join(parent, `mfe-${name}`);
  if (existsSync(directory)) throw new Error(`${directory} already exists.`);
  for (const [path, content] of Object.entries(remoteTemplate({ name, kind, versions: readVersions() }))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  return `mfe-${name}`;
}

/** In the workspace these are references to it; the published package has exact versions. */
function readVersions(): Record<string, string> {
  const file = join(import.meta.dirname, '../package.json');
  const { templateDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    templateDependencies: Record<string, string>;
  };
  return templateDependencies;
}
