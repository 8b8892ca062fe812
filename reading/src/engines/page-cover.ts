import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenPdf } from './pdf.ts';

type Matrix = readonly [number, number, number, number];

const PICTURES = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

/** The share of a page that its largest picture covers: nearly all of it in a scan, little of it for a logo. */
export async function pictureShare(pdf: OpenPdf, page: number): Promise<number> {
  const opened = await pdf.getPage(page);
  const { width, height } = opened.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await opened.getOperatorList();
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1];
  let largest = 0;
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) kept.push(matrix);
    if (operator === OPS.transform) matrix = turned(matrix, argsArray[at]);
    if (operator === OPS.paintFormXObjectBegin) matrix = turned(matrix, argsArray[at]?.[0]);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    // A picture is one by one before it is stretched.
    if (PICTURES.has(operator)) largest = Math.max(largest, Math.abs(areaOf(matrix)));
  }
  return largest / (width * height);
}

function areaOf([a, b, c, d]: Matrix): number {
  return a * d - b * c;
}

/** How pictures are stretched and turned; where they stand does not matter. */
function turned([a, b, c, d]: Matrix, by: readonly number[] | null | undefined): Matrix {
  if (!by) return [a, b, c, d];
  const [e = 1, f = 0, g = 0, h = 1] = by;
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h];
}
