// Copies one installed package and everything it depends on into a folder, flat:
// node collect-packages.mjs <package that depends on it> <name> <folder>
import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [dependent = '', wanted = '', target = ''] = process.argv.slice(2);

/** The folder of a package as another package finds it. Optional ones of other systems are not installed. */
function findPackage(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return undefined;
}

const collected = new Map();

function collect(name, from, isOptional) {
  const folder = findPackage(name, from);
  if (!folder && isOptional) return;
  if (!folder) throw new Error(`${name} is not installed for ${from}.`);
  if (collected.get(name) === folder) return;
  // Flat folders have one version of a package each.
  if (collected.has(name)) throw new Error(`Two versions of ${name} are needed: ${collected.get(name)} and ${folder}.`);
  collected.set(name, folder);
  cpSync(folder, join(target, name), { recursive: true, dereference: true });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const each of Object.keys(dependencies)) collect(each, folder, each in optionalDependencies);
  for (const each of Object.keys(optionalDependencies)) collect(each, folder, true);
}

collect(wanted, realpathSync(dependent), false);
