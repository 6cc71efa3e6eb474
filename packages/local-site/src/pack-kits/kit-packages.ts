import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../topology.ts';

const specs = z.record(z.string(), z.string());

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.optional(z.record(z.string(), z.string())),
  bin: z.optional(specs),
  sideEffects: z.optional(z.boolean()),
  dependencies: z.optional(specs),
  /** Of `create-remote`: what a new remote depends on. */
  templateDependencies: z.optional(specs),
});

export type Manifest = z.output<typeof manifest>;

/** A package of the workspace that teams install. */
export interface KitPackage {
  /** Its folder below `packages`. */
  folder: string;
  manifest: Manifest;
}

/** What teams name themselves; their dependencies in the workspace are packed with them. */
const ROOTS = ['remote-kit', 'build-kit', 'create-remote'];

export const packageDirectory = (folder: string): string => join(ROOT, 'packages', folder);

export function readManifest(folder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(packageDirectory(folder), 'package.json'), 'utf8')));
}

/** All packages that are compiled and packed. */
export function kitPackages(): KitPackage[] {
  const found = new Map<string, Manifest>();
  const add = (folder: string) => {
    if (found.has(folder)) return;
    const own = readManifest(folder);
    found.set(folder, own);
    for (const [name, spec] of Object.entries(own.dependencies ?? {}))
      if (spec.startsWith('workspace:')) add(name.replace('@xana/', ''));
  };
  for (const folder of ROOTS) add(folder);
  return [...found]
    .map(([folder, own]) => ({ folder, manifest: own }))
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** The version of all kits: they are released together. To raise it, change it in `packages/build-kit/package.json`. */
export const kitVersion = (): string => readManifest('build-kit').version;

const workspace = z.object({ catalog: specs });
const root = z.object({
  license: z.string(),
  repository: z.object({ type: z.string(), url: z.string() }),
  engines: specs,
});

/** The exact version of each dependency of the repository. */
export const readCatalog = (): Record<string, string> =>
  workspace.parse(parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'))).catalog;

export const readRootManifest = (): z.output<typeof root> =>
  root.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** The README of a package, which npm shows. */
export const readmeOf = (folder: string): string => join(packageDirectory(folder), 'README.md');

/** The first paragraph of its README. */
export const describePackage = (folder: string): string =>
  (readFileSync(readmeOf(folder), 'utf8').split('\n\n')[1] ?? '').replaceAll('\n', ' ').replaceAll('`', '');
