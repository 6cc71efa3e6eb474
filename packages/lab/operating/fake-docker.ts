import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** A call of `docker` by a script. */
export interface DockerCall {
  parameters: string[];
  environment: Record<string, string>;
}

/** Runs in place of `docker`: sends the call to the test, prints its answer, and ends with its status. */
const program = (port: number) => `
const body = JSON.stringify({ parameters: process.argv.slice(2), environment: process.env });
const answer = await fetch('http://localhost:${port}', { method: 'POST', body });
console.log(await answer.text());
process.exit(answer.ok ? 0 : 1);
`;

/**
 * A program named `docker` that a test answers.
 *
 * @param run returns what to print; an error is printed and ends the program with 1
 * @returns the folder of the program, for `PATH`
 */
export async function startFakeDocker(run: (call: DockerCall) => Promise<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'xana-docker-'));
  const server = createServer((request, response) => {
    json(request)
      .then((call) => run(call as DockerCall))
      .then(
        (text) => response.end(text),
        (error: Error) => response.writeHead(500).end(error.message),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // An ES module, because it waits for the answer.
  const file = join(folder, 'docker.mjs');
  writeFileSync(file, program((server.address() as AddressInfo).port));
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`);
  chmodSync(join(folder, 'docker'), 0o755);
  return {
    folder,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
