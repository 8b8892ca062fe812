import { Problem } from '@leveza/contract/problem.ts';
import sharp from 'sharp';

/** A phone takes pictures of up to about 50 megapixels; more is a bomb. */
const MOST_PIXELS = 60_000_000;
/** Where the end mark of a PDF has to be; bytes after it belong to another file. */
const END_MARK_WITHIN = 1024;

export interface Document {
  content: Buffer;
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
}

/**
 * A paper as it is kept. Its type is read from its first bytes, because the name and the announced type are the
 * sender's to choose. Pictures are drawn anew, so that nothing hidden in the file is kept.
 */
export async function readDocument(content: Buffer): Promise<Document> {
  if (isPdf(content)) return { content, mediaType: 'application/pdf' };
  if (isJpeg(content)) return { content: await redraw(content, 'jpeg'), mediaType: 'image/jpeg' };
  if (isPng(content)) return { content: await redraw(content, 'png'), mediaType: 'image/png' };
  throw new Problem('not-a-document');
}

async function redraw(content: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    return await (format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer();
  } catch (cause) {
    throw new Problem('not-a-document', { cause });
  }
}

export const isJpeg = (content: Buffer) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
export const isPng = (content: Buffer) =>
  content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
const isPdf = (content: Buffer) =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' &&
  content.subarray(-END_MARK_WITHIN).includes('%%EOF');
