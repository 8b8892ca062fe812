/** Hands a file to the browser's own downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari starts reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
