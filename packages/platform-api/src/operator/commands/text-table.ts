const MAX_CELL_LENGTH = 60;

/** Columns of text; long cells end with an ellipsis. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(toCell));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toCell(text: string): string {
  const line = oneLine(text);
  return line.length > MAX_CELL_LENGTH ? `${line.slice(0, MAX_CELL_LENGTH - 1)}…` : line;
}

/** Content of members must not control the terminal: escape sequences and line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** `2026-11-23 17:20`, in UTC. */
export const formatTime = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');
