import { closePicture, jpegOf, openPicture } from '../../lib/picture.ts';

const LONGEST_SIDE = 1440;

/** The photo in the size that is kept, drawn anew: place, time and camera stay on the device. Null where it is none. */
export async function redrawnPhoto(file: Blob): Promise<File | null> {
  const image = await openPicture(file);
  if (!image) return null;
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  closePicture(image);
  return context && jpegOf(canvas, 'foto.jpg');
}
