#!/usr/bin/env node
import { createRemote } from './create-remote.ts';

const [typed] = process.argv.slice(2);
try {
  const name = createRemote({ typed, parent: process.cwd(), kind: 'repository' });
  console.log(`${name} was created.

  cd ${name}
  npm install
  npm test               test it stand-alone
  npm start              show it without a site
  npm run dev            show it in a running site

README.md lists the commands. Start with remote.config.ts: it declares the contributions of the remote.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
