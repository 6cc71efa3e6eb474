/** Long enough for every browser to start the download. */
const REVOKE_DELAY_MS = 30_000;

/** Saves a text as a file of the user. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
