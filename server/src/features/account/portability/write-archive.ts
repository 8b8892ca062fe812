import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Text entries are written when their turn comes: their text may depend on earlier entries. */
export interface ArchiveEntry {
  path: string;
  content: () => AsyncIterable<Buffer> | Promise<Buffer>;
  /** Packed already, as pictures are. */
  isPacked?: boolean;
}

/** A ZIP that is made while it is sent: one piece of one entry is in memory. */
export function writeArchive(entries: Iterable<ArchiveEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, content, isPacked = false } of entries) {
    zip.addReadStreamLazy(path, { mtime, compress: !isPacked }, (give) => {
      open(content).then(
        (stream) =>
          give(
            null,
            stream.on('error', (error) => output.destroy(error)),
          ),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

async function open(content: ArchiveEntry['content']): Promise<Readable> {
  const made = await content();
  if (Buffer.isBuffer(made)) return Readable.from(made.length > 0 ? [made] : [], { objectMode: false });
  return Readable.from(made, { objectMode: false });
}
