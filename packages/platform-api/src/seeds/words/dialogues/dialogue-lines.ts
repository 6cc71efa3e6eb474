/** Dialogues of two members, who write in turns: a line each, and an empty line between dialogues. */
export function dialoguesFrom(lines: string): string[][] {
  return lines
    .trim()
    .split('\n\n')
    .map((dialogue) => dialogue.split('\n'));
}
