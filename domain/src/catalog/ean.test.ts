import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseEan } from './ean.ts';

test.each([
  ['7896006219248', '7896006219248'],
  ['789 6006 21924-8', '7896006219248'],
  ['7891000.315507', '7891000315507'],
  ['96385074', '96385074'],
  ['036000291452', '0036000291452'],
  ['17896006219245', '17896006219245'],
  ['7896006219249', null],
  ['036000291453', null],
  ['789600621924', null],
  ['78960062192480', null],
  ['0000000000000', null],
  ['７８９６００６２１９２４８', null],
  ['7896006219248a', null],
  ['12345', null],
  ['', null],
])('"%s" is the barcode %s', (typed, ean) => {
  expect(normaliseEan(typed)).toBe(ean);
});

test('one wrong digit is always noticed', () => {
  const ean = '7896006219248';
  assert(
    property(integer({ min: 0, max: 12 }), integer({ min: 1, max: 9 }), (place, shift) => {
      const wrong = String((Number(ean[place]) + shift) % 10);
      expect(normaliseEan(ean.slice(0, place) + wrong + ean.slice(place + 1))).toBeNull();
    }),
  );
});
