const PIECE_BYTES = 1 << 20;

/** A file piece by piece, so that a large one never is in memory as a whole. */
export async function* piecesOf(
  file: Blob,
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<{ bytes: Uint8Array<ArrayBuffer>; share: number }> {
  for (let from = 0; from < file.size; from += pieceBytes) {
    const to = Math.min(from + pieceBytes, file.size);
    yield { bytes: new Uint8Array(await file.slice(from, to).arrayBuffer()), share: to / file.size };
  }
}
