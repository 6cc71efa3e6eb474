const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Gives a run its own temporary folder, which all workers inherit; `remove-temp-root.cjs` removes it with everything in it. */
module.exports = () => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'xana-jest-'));
};
