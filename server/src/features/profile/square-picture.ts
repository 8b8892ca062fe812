import { redrawnJpeg } from '../../services/picture.ts';

const SIDE_PIXELS = 512;

/** The picture of a profile as it is kept. */
export function squarePicture(content: Buffer): Promise<Buffer> {
  return redrawnJpeg(content, { width: SIDE_PIXELS, height: SIDE_PIXELS, fit: 'cover', quality: 85 });
}
