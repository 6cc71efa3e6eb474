import type { Plugin } from 'esbuild';

/** Replaces the reading of a text file beside a module of `packages/release` with its text, and adds its path to `inputs`. */
export function inlineTextFiles(inputs: Set<string>): Plugin;
