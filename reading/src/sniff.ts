export type FileKind = 'pdf' | 'image/jpeg' | 'image/png';

const HEAD = 1024;

/** The type of a file by its first bytes; its name and its sender's word count for nothing. */
export function sniff(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return 'image/png';
  // A PDF may have a few bytes before its mark.
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  return head.includes('%PDF-') ? 'pdf' : null;
}
