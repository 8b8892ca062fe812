import { openPdf, pdfPicture } from './engines/pdf.ts';
import { drawn } from './engines/picture.ts';
import type { Canvas, Platform } from './engines/platform.ts';
import { sniff } from './sniff.ts';

const WIDTH = 1400;

export interface PictureOrder {
  bytes: Uint8Array;
  page: number;
  password?: string;
  /** Quarters by which a photo was found to lie, clockwise. */
  turn: number;
}

/** A page as it is shown beside its values. */
export async function pagePictureOf(
  { bytes, page, password, turn }: PictureOrder,
  platform: Platform,
): Promise<Canvas> {
  const kind = sniff(bytes);
  if (kind !== 'pdf')
    return turnedCanvas(await drawn(bytes, kind ?? 'image/jpeg', WIDTH, platform), turn, platform);
  const pdf = await openPdf(bytes, password, platform);
  try {
    return turnedCanvas(await pdfPicture(pdf, page, WIDTH, platform), turn, platform);
  } finally {
    await pdf.destroy();
  }
}

export async function pageCountOf(
  bytes: Uint8Array,
  password: string | undefined,
  platform: Platform,
): Promise<number> {
  if (sniff(bytes) !== 'pdf') return 1;
  const pdf = await openPdf(bytes, password, platform);
  const count = pdf.numPages;
  await pdf.destroy();
  return count;
}

function turnedCanvas(canvas: Canvas, turn: number, platform: Platform): Canvas {
  const quarters = turn % 4;
  if (quarters === 0) return canvas;
  const { width, height } = canvas;
  const isSide = quarters % 2 === 1;
  const next = platform.canvas(isSide ? height : width, isSide ? width : height);
  const pen = next.getContext('2d')!;
  if (quarters === 1) pen.setTransform(0, 1, -1, 0, height, 0);
  if (quarters === 2) pen.setTransform(-1, 0, 0, -1, width, height);
  if (quarters === 3) pen.setTransform(0, -1, 1, 0, 0, width);
  pen.drawImage(canvas as never, 0, 0, width, height);
  return next;
}
