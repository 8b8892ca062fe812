/** SHA-256 of each file, by which the server notices one that was sent before; none where the browser has no such means. */
export async function digestsOf(files: readonly File[]): Promise<string[]> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return [];
  return Promise.all(
    files.map(async (file) => hexOf(await subtle.digest('SHA-256', await file.arrayBuffer()))),
  );
}

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
