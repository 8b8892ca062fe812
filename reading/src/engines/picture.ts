import { greyOf, type Grey } from './grey.ts';
import type { Canvas, Platform } from './platform.ts';

const MOST_PIXELS = 9_000_000;
/** A picture so much wider than high is a strip of a page, whose letters need no more than those of a page. */
const STRIP = 2;
/** How much longer a page is than wide. */
const PAGE = Math.SQRT2;

/** A photo or screenshot in shades of grey, about `width` pixels wide: letters of a small one are too small to read. */
export async function pictureOf(
  bytes: Uint8Array,
  type: 'image/jpeg' | 'image/png',
  width: number,
  platform: Platform,
): Promise<Grey> {
  return greyOfCanvas(await drawn(bytes, type, width, platform));
}

/** A picture on a canvas, upright as its camera said, turned further by quarters. */
export async function drawn(
  bytes: Uint8Array,
  type: 'image/jpeg' | 'image/png',
  side: number,
  platform: Platform,
): Promise<Canvas> {
  const image = await platform.decode(bytes, type);
  const shorter = Math.min(image.width, image.height);
  const scale = Math.min(
    image.width > STRIP * image.height ? (side * PAGE) / image.width : side / shorter,
    Math.sqrt(MOST_PIXELS / (image.width * image.height)),
  );
  const canvas = platform.canvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image.source as never, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function greyOfCanvas(canvas: Canvas): Grey {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return greyOf(data, canvas.width, canvas.height);
}
