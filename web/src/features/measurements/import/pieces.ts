const PIECE_BYTES = 1 << 20;

/** A file piece by piece, so that a large one never is in memory as a whole. */
export async function* piecesOf(
  file: Blob,
): AsyncGenerator<{ bytes: Uint8Array<ArrayBuffer>; share: number }> {
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    const to = Math.min(from + PIECE_BYTES, file.size);
    yield { bytes: new Uint8Array(await file.slice(from, to).arrayBuffer()), share: to / file.size };
  }
}
