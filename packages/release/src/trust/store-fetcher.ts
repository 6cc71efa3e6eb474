import { createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BaseFetcher } from 'tuf-js';
// The package does not export the error that stands for a missing file.
import { DownloadHTTPError } from 'tuf-js/dist/error.js';

/** Reads metadata from a folder instead of a server. */
export class StoreFetcher extends BaseFetcher {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override async fetch(url: string) {
    const file = join(this.#folder, basename(new URL(url).pathname));
    if (!existsSync(file)) throw new DownloadHTTPError(`${basename(file)} is missing`, 404);
    return Readable.toWeb(createReadStream(file)) as ReadableStream as ReturnType<BaseFetcher['fetch']> extends Promise<
      infer Body
    >
      ? Body
      : never;
  }
}
