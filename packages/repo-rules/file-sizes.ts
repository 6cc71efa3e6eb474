import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, listRepositoryFiles, ROOT } from './repository-files.ts';

export const MAX_LINES = 300;
const MAX_SMALL_LINES = 20;
const CODE = /\.[cm]?[jt]sx?$/;
export const CODE_AND_STYLES = /\.(?:[cm]?[jt]sx?|css)$/;
const TEST = /\.(test|e2e|fault|check)\.tsx?$/;
/** What builds, starts and proves the site, and nobody uses (decision 0123). */
const MACHINERY = /^packages\/(?:journeys|lab|sandbox|local-site|build-kit|repo-rules)\//;
const SITE = /^(?:shell|mfe-[a-z]+)\//;

interface FileSize {
  file: string;
  lines: number;
}

/** The number of lines of each code file, including tests. @param kind which files; default: code without style sheets */
export const measureFiles = (kind = CODE): FileSize[] =>
  listRepositoryFiles()
    .filter((file) => kind.test(file))
    .map((file) => ({ file, lines: countLines(readFileSync(join(ROOT, file), 'utf8')) }));

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export interface SizeSummary {
  files: number;
  medianLines: number;
  /** Share of files with at most 20 lines, from 0 to 1. */
  smallShare: number;
}

export function summarizeSizes(sizes: FileSize[]): SizeSummary {
  const lines = sizes.map((size) => size.lines).sort((one, other) => one - other);
  return {
    files: lines.length,
    medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
    smallShare: lines.filter((count) => count <= MAX_SMALL_LINES).length / Math.max(1, lines.length),
  };
}

export function formatSummary({ files, medianLines, smallShare }: SizeSummary): string {
  const share = `${Math.round(smallShare * 100)} % have at most ${MAX_SMALL_LINES}`;
  return `${files} files, median ${medianLines} lines, ${share}`;
}

/** The lines of the machinery per line of the shell and the remotes, both with their tests. @param sizes of code and style sheets */
export function machineryShare(sizes: FileSize[]): number {
  const linesOf = (folder: RegExp) =>
    sizes.filter(({ file }) => folder.test(file)).reduce((sum, { lines }) => sum + lines, 0);
  return linesOf(MACHINERY) / Math.max(1, linesOf(SITE));
}

/** One line each for the repository, every folder and the files above the limit. */
export function formatReport(sizes: FileSize[]): string {
  const folders = [...new Set(sizes.map(({ file }) => folderOf(file)))].sort();
  const sources = sizes.filter(({ file }) => !TEST.test(file));
  return [
    `all: ${formatSummary(summarizeSizes(sizes))}`,
    `without tests: ${formatSummary(summarizeSizes(sources))}`,
    `machinery: ${machineryShare(measureFiles(CODE_AND_STYLES)).toFixed(2)} lines for each line of the shell and the remotes`,
    ...folders.map((folder) => {
      const inFolder = sizes.filter(({ file }) => folderOf(file) === folder);
      return `  ${folder}: ${formatSummary(summarizeSizes(inFolder))}`;
    }),
    ...sizes
      .filter(({ lines }) => lines > MAX_LINES)
      .map(({ file, lines }) => `  above ${MAX_LINES}: ${file} (${lines})`),
  ].join('\n');
}
