import { Problem } from '@leveza/contract/problem.ts';
import sharp from 'sharp';
import { isJpeg, isPng } from '../../services/document.ts';

const SIDE_PIXELS = 512;
/** A phone takes pictures of up to about 50 megapixels; more is a bomb. */
const MOST_PIXELS = 60_000_000;

/**
 * A picture as it is kept: a square JPEG drawn anew, so that no hidden data such as place and camera is kept. Its type
 * is read from its first bytes, because the name and the announced type are the sender's to choose.
 */
export async function squarePicture(content: Buffer): Promise<Buffer> {
  if (!isJpeg(content) && !isPng(content)) throw new Problem('not-a-picture');
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw new Problem('not-a-picture', { cause });
  }
}
