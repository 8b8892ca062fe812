import { Problem } from '@leveza/contract/problem.ts';
import sharp from 'sharp';
import { isJpeg, isPng } from './document.ts';

/** A phone takes pictures of up to about 50 megapixels; more is a bomb. */
const MOST_PIXELS = 60_000_000;

interface Shape {
  width: number;
  height: number;
  /** Cut to the shape, or whole and inside of it. */
  fit: 'cover' | 'inside';
  quality: number;
}

/**
 * A picture drawn anew as a JPEG, so that no hidden data such as place and camera is kept. Its type is read from its
 * first bytes, because the name and the announced type are the sender's to choose.
 */
export async function redrawnJpeg(content: Buffer, { quality, ...shape }: Shape): Promise<Buffer> {
  if (!isJpeg(content) && !isPng(content)) throw new Problem('not-a-picture');
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  } catch (cause) {
    throw new Problem('not-a-picture', { cause });
  }
}
