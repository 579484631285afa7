/** Saves something made in the browser as a file. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun when the click returns; the address may be given back after it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads what an address of the server answers with, under the name that it says. */
export function downloadFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
