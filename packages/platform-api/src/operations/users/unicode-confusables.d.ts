/** The package names its declarations wrongly (`index.ts.d`). */
declare module 'unicode-confusables' {
  /** Replaces each character by the one that it is confusable with (UTS 39, `confusables.txt`). */
  export function rectifyConfusion(text: string): string;
}
