export interface WrittenPost {
  text: string;
  /** What the picture shows: a landmark. */
  scene: string;
  /** Comments that answer the post. */
  comments: string[];
}

/** Posts, one per line: `text | scene | comment | comment`. Each is used once. */
export function postsFrom(lines: string): WrittenPost[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', scene = '', ...comments] = line.split(' | ');
      return { text, scene, comments };
    });
}
