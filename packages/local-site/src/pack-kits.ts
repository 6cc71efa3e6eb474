import { packKits } from './pack-kits/pack-kits.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('A folder for the packages is required, for example: npm run pack-kits -- /tmp/kits');
  process.exit(2);
}
try {
  for (const file of Object.values(await packKits(folder))) console.log(file);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
