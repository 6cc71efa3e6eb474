import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listen } from '../federation/publish-greeting.ts';

/**
 * Serves npm packages as the registry of an organisation does.
 *
 * @param files the packages (`.tgz`) by name
 */
export async function servePackages(files: Readonly<Record<string, string>>) {
  const tarballs = new Map(Object.entries(files).map(([name, file]) => [`/${basename(file)}`, { name, file }]));
  const registry = await listen((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const tarball = tarballs.get(path);
    if (tarball) return response.end(readFileSync(tarball.file));
    const name = path.slice(1);
    const file = files[name];
    response.statusCode = file ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(file ? describePackage(name, file, registry.origin) : { error: 'not found' }));
  });
  return registry;
}

/** What a registry answers about a package (https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md). */
function describePackage(name: string, file: string, origin: string): object {
  const manifest = JSON.parse(execFileSync('tar', ['xzOf', file, 'package/package.json'], { encoding: 'utf8' })) as {
    version: string;
  };
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  const dist = { tarball: `${origin}/${basename(file)}`, integrity };
  const { version } = manifest;
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
