import { Problem } from '@leveza/contract/problem.ts';
import sharp from 'sharp';
import { readDocument } from './document.ts';

/** Wide enough for the small print of a page. */
const MOST_PIXELS_A_SIDE = 2000;

/** A picture as a language model takes it: upright, without metadata, not larger than it can see. */
export async function pictureForModel(sent: Buffer): Promise<string> {
  const { content, mediaType } = await readDocument(sent);
  if (mediaType === 'application/pdf') throw new Problem('not-a-picture');
  const side = MOST_PIXELS_A_SIDE;
  const picture = await sharp(content)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}
