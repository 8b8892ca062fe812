import { PROBLEMS } from '@leveza/contract/problem.ts';
import { PICTURE_MOST_BYTES, PICTURE_TYPES } from '@leveza/contract/profile/avatar.ts';
import { type Crop, squareOf } from './crop.ts';

const SIDE = 512;

export const UNREADABLE_PICTURE = PROBLEMS['not-a-picture'].message;

/** Why a file cannot become the picture, or null. */
export function pictureRefusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.some((accepted) => accepted === type)) {
    return `Arquivo ${name} não é uma imagem JPEG ou PNG`;
  }
  return size > PICTURE_MOST_BYTES ? `Arquivo ${name} é muito grande. Máximo 10MB` : null;
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

export const sizeOf = (image: HTMLImageElement) => ({
  width: image.naturalWidth,
  height: image.naturalHeight,
});
