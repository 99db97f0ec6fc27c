/** Long enough for a slow browser to begin reading, after which it holds the file by itself. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which puts it where the person keeps downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
