const { rmSync } = require('node:fs');
const { basename } = require('node:path');

module.exports = () => {
  const { TMPDIR = '' } = process.env;
  if (basename(TMPDIR).startsWith('xana-jest-')) rmSync(TMPDIR, { recursive: true, force: true });
};
