import type { Page } from '@playwright/test';

const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

const rightOf = (digit: number) =>
  LEFT_ODD[digit]!.split('')
    .map((bar) => (bar === '1' ? '0' : '1'))
    .join('');
const leftEven = (digit: number) => rightOf(digit).split('').toReversed().join('');

/** The bars of an EAN-13, 1 for a dark one. */
function barsOf(ean: string): string {
  const [first, ...digits] = ean.split('').map(Number);
  const left = digits
    .slice(0, 6)
    .map((digit, place) => (PARITY[first!]![place] === 'O' ? LEFT_ODD[digit] : leftEven(digit)));
  return `101${left.join('')}01010${digits.slice(6).map(rightOf).join('')}101`;
}

/** Gives the page a camera that looks at a barcode: a canvas is the picture, the rest is the browser's own. */
export async function showBarcode(page: Page, ean: string): Promise<void> {
  await page.addInitScript((bars) => {
    const getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const pen = canvas.getContext('2d')!;
      const draw = () => {
        pen.fillStyle = 'white';
        pen.fillRect(0, 0, 640, 480);
        pen.fillStyle = 'black';
        for (const [place, bar] of bars.split('').entries())
          if (bar === '1') pen.fillRect(130 + place * 4, 140, 4, 200);
      };
      draw();
      // A still canvas sends no pictures.
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, barsOf(ean));
}
