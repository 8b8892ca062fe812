/** A multipart body with one file, as a browser would send it. */
export function multipart(file: { name: string; content: Buffer; field?: string }) {
  const boundary = '----leveza-test-boundary';
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name}"`,
    'content-type: application/octet-stream',
    '',
    '',
  ].join('\r\n');
  return {
    payload: Buffer.concat([Buffer.from(head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
