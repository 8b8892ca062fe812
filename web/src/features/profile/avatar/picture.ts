import { PROBLEMS } from '@leveza/contract/problem.ts';
import { PICTURE_MOST_BYTES, PICTURE_TYPES } from '@leveza/contract/profile/avatar.ts';
import { type Crop, squareOf } from './crop.ts';

const SIDE = 512;
const QUALITY = 0.9;

export const UNREADABLE_PICTURE = PROBLEMS['not-a-picture'].message;

/** Why a file cannot become the picture, or null. */
export function pictureRefusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((accepted) => accepted === type)) {
    return `Arquivo ${name} não é uma imagem JPEG ou PNG`;
  }
  return size > PICTURE_MOST_BYTES ? `Arquivo ${name} é muito grande. Máximo 10MB` : null;
}

/** The file as a picture the right way up, or null when it is none. Its address is to be given back after use. */
export async function openPicture(file: File): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    closePicture(image);
    return null;
  }
}

export function closePicture(image: HTMLImageElement): void {
  URL.revokeObjectURL(image.src);
}

/** Draws the chosen square over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(sizeOf(image), crop);
  // Transparent pixels of a PNG would become black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
}

/** The canvas as a file to send. */
export async function fileOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const content = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return content && new File([content], 'foto.jpg', { type: 'image/jpeg' });
}

export const sizeOf = (image: HTMLImageElement) => ({
  width: image.naturalWidth,
  height: image.naturalHeight,
});
