// The embedded database lives in a thread of its own, so that a long query never blocks the server's event loop.
// Plain JavaScript: worker threads do not inherit a TypeScript loader on every supported version of Node.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// Whole numbers beyond 2^53 stay text, as the pg driver is set to leave them; counts fit and become numbers there too.
const parsers = { [types.INT8]: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text) };
const database = await PGlite.create({
  dataDir: workerData.directory,
  ...(workerData.snapshot ? { loadDataDir: new Blob([readFileSync(workerData.snapshot)]) } : {}),
  parsers,
  // Search finds what is alike by its trigrams.
  extensions: { pg_trgm },
});

parentPort.on('message', async ({ id, sql, parameters, isClose, isDump }) => {
  if (isClose) {
    await database.close();
    parentPort.close();
    return;
  }
  try {
    if (isDump) {
      const tar = await (await database.dumpDataDir('none')).arrayBuffer();
      parentPort.postMessage({ id, rows: [tar], affected: 0 }, [tar]);
      return;
    }
    const { rows, affectedRows } = parameters.length > 0 ? await database.query(sql, parameters) : await runScript(sql);
    parentPort.postMessage({ id, rows, affected: affectedRows ?? 0 });
  } catch (error) {
    const { message, code, constraint } = error;
    parentPort.postMessage({ id, error: { message, code, constraint } });
  }
});
parentPort.postMessage({ id: 0, rows: [], affected: 0 });

/** As pg does: without parameters a text may hold several statements, and the last one answers. */
async function runScript(sql) {
  return (await database.exec(sql)).at(-1) ?? { rows: [] };
}
