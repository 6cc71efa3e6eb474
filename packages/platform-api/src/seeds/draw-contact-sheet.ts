import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { connectDatabase } from '../database/connection/connect-database.ts';
import { migrate } from '../database/connection/migrate.ts';
import { drawScene } from '../media/draw-scene.ts';
import { picturesOfSeed } from './pictures-of-seed.ts';
import { seedDemo } from './seed-demo.ts';

const [path = 'contact-sheet.webp', kind = 'all', columns = '16', width = '160'] = process.argv.slice(2);
const GAP = 4;

/** Draws the pictures of the demo seed side by side, to look at them: `<file.webp> [all|spaces|events|…] [columns] [width]`. */
const connected = await connectDatabase('memory:', '');
await migrate(connected);
await seedDemo(connected);
const { spaces, events, ...others } = await picturesOfSeed(connected.database);
await connected.close();
const keys: Record<string, string[]> = {
  spaces: spaces.map(({ picture }) => picture),
  events: events.map(({ picture }) => picture),
  ...others,
};
const all = Object.values(keys).flatMap((list) => list.slice(0, 80));
const names = Object.hasOwn(keys, kind) ? (keys[kind] ?? []) : all;
const tile = { width: Number(width), height: Math.round((Number(width) * 9) / 16) };
const inputs = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(Buffer.from(drawScene(name) ?? ''))
      .resize({ ...tile, fit: 'cover' })
      .png()
      .toBuffer(),
    left: (index % Number(columns)) * (tile.width + GAP),
    top: Math.floor(index / Number(columns)) * (tile.height + GAP),
  })),
);
const sheet = sharp({
  create: {
    width: Number(columns) * (tile.width + GAP),
    height: Math.ceil(names.length / Number(columns)) * (tile.height + GAP),
    channels: 3,
    background: '#ffffff',
  },
}).composite(inputs);
writeFileSync(
  path,
  await (path.endsWith('.png') ? sheet.png({ palette: true }) : sheet.webp({ quality: 62, effort: 6 })).toBuffer(),
);
