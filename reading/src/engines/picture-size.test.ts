import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { nodePlatform } from '../node/platform.ts';
import { drawn } from './picture.ts';

test.each([
  ['a page', [100, 141], [200, 282]],
  ['a page on its side', [141, 100], [282, 200]],
  ["a phone's screen", [108, 240], [200, 444]],
  ['a scrolled screen', [108, 700], [200, 1296]],
  ['a strip of a page', [960, 240], [283, 71]],
] as const)('%s is drawn with letters that can be read', async (_, [width, height], size) => {
  const png = new Uint8Array(createCanvas(width, height).toBuffer('image/png'));
  const canvas = await drawn(png, 'image/png', 200, nodePlatform);
  expect([canvas.width, canvas.height]).toEqual(size);
});
