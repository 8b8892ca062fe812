import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { nodePlatform } from '../node/platform.ts';
import { drawn } from './picture.ts';

/** A JPEG whose camera says by which orientation of EXIF it is to be shown. */
function photo(orientation: number): Uint8Array {
  const canvas = createCanvas(80, 40);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 80, 40);
  pen.fillStyle = 'black';
  pen.fillRect(0, 0, 40, 40);
  const plain = canvas.toBuffer('image/jpeg');
  // One entry, 0x0112 (orientation), a short in big-endian order.
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const exif = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff];
  const marker = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return new Uint8Array([...plain.subarray(0, 2), ...marker, ...plain.subarray(2)]);
}

test.each([
  [1, 'left', [80, 40]],
  [3, 'right', [80, 40]],
  [6, 'top', [40, 80]],
  [8, 'bottom', [40, 80]],
] as const)('a photo of orientation %i has its dark half %s', async (orientation, half, [width, height]) => {
  const canvas = await drawn(photo(orientation), 'image/jpeg', 40, nodePlatform);
  expect([canvas.width, canvas.height]).toEqual([width, height]);
  const isDark = (x: number, y: number) => canvas.getContext('2d')!.getImageData(x, y, 1, 1).data[0]! < 128;
  const places = {
    left: [5, height / 2],
    right: [width - 5, height / 2],
    top: [width / 2, 5],
    bottom: [width / 2, height - 5],
  } as const;
  const [x, y] = places[half];
  expect([isDark(x, y), isDark(width - x, height - y)]).toEqual([true, false]);
});
