import { LONGEST_SIDE } from '@leveza/domain/photos/limits.ts';
import { redrawnJpeg } from '../../services/picture.ts';

/** A photo as it is kept: whole, smaller, and without what the camera wrote into it. */
export async function keptPhoto(content: Buffer): Promise<{ content: Buffer; mediaType: 'image/jpeg' }> {
  const shape = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', quality: 82 } as const;
  return { content: await redrawnJpeg(content, shape), mediaType: 'image/jpeg' };
}
