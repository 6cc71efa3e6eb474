import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

const FILE = 'build/module-rules.cjs';

/** What a remote's own dependencies need from the build: an array of webpack rules in `build/module-rules.cjs`. */
export function readModuleRules(directory: string): RuleSetRule[] {
  if (!existsSync(join(directory, FILE))) return [];
  return createRequire(join(directory, 'package.json'))(`./${FILE}`) as RuleSetRule[];
}
