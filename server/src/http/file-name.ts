const EXTENSIONS: Record<string, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'application/zip': /\.zip$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

/** The name as it may be shown: no control characters, and none that turn the reading direction of what follows. */
export function shownName(written: string): string {
  return written.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}

/** The name to save under; its ending says what the bytes are, whatever the sender wrote. */
export function savedName(name: string, mediaType: string): string {
  const plain = shownName(name);
  const [type = ''] = mediaType.split(';', 1);
  const expected = EXTENSIONS[type];
  return !expected || expected.test(plain) ? plain : `${plain}.${type.split('/')[1]!.replace('jpeg', 'jpg')}`;
}
