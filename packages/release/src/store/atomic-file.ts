import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a temporary file and renames it: readers see the old content or the new one, never a part of it, also after a power failure. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  prepareFile(file, content)();
}

/**
 * Writes the temporary file of an atomic replacement, which needs space on the disk.
 *
 * @returns a function that replaces the file, which needs none
 */
export function prepareFile(file: string, content: string | Uint8Array): () => void {
  const temporary = `${file}.${process.pid}.part`;
  try {
    writeDurably(temporary, content);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return () => {
    renameSync(temporary, file);
    syncDirectory(dirname(file));
  };
}

/** Writes a file and waits until it is on the disk. */
export function writeDurably(file: string, content: string | Uint8Array): void {
  withDescriptor(file, 'w', (descriptor) => writeAndSync(descriptor, content));
}

/** Appends to a file and waits until it is on the disk. If that fails, for example because the disk is full, the file is as before. */
export function appendDurably(file: string, content: string): void {
  withDescriptor(file, 'a', (descriptor) => {
    const { size } = fstatSync(descriptor);
    try {
      writeAndSync(descriptor, content);
    } catch (error) {
      ftruncateSync(descriptor, size);
      throw error;
    }
  });
  syncDirectory(dirname(file));
}

function writeAndSync(descriptor: number, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
  fsyncSync(descriptor);
}

/** Waits until a file that was written before is on the disk. */
export function syncFile(file: string): void {
  withDescriptor(file, 'r', fsyncSync);
}

/** Makes renames and new files in a directory durable. */
export function syncDirectory(directory: string): void {
  // Windows cannot open directories.
  if (process.platform !== 'win32') withDescriptor(directory, 'r', fsyncSync);
}

function withDescriptor<T>(file: string, flags: string, work: (descriptor: number) => T): T {
  const descriptor = openSync(file, flags);
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
