import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { appleWeights, LONGEST_TAG } from './apple.ts';

const RUNS = { numRuns: 200 };

function scan(pieces: string[]) {
  let carry = '';
  let skipped = 0;
  const rows = pieces.flatMap((piece) => {
    const found = appleWeights(piece, carry);
    carry = found.carry;
    skipped += found.skipped;
    return found.rows;
  });
  return { rows, skipped, carry };
}

const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [ <!ELEMENT Record (MetadataEntry|HeartRateVariabilityMetadataList)*> ]>
<HealthData locale="pt_BR">
 <ExportDate value="2026-11-15 09:00:00 -0300"/>
 <Record type="HKQuantityTypeIdentifierBodyMassIndex" unit="count" startDate="2026-01-04 07:00:00 -0300" value="31"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Balan&#231;a &quot;A&amp;B&quot; > 1" unit="kg" creationDate="2026-01-05 07:32:15 -0300" startDate="2026-01-05 07:32:11 -0300" endDate="2026-01-05 07:32:11 -0300" value="92.5"/>
 <Record value='203.9' startDate='2026-01-06 07:32:11 -0500' unit='lb' type='HKQuantityTypeIdentifierBodyMass'>
  <MetadataEntry key="HKWasUserEntered" value="1"/>
 </Record>
 <Record type="HKQuantityTypeIdentifierStepCount" unit="count" startDate="2026-01-06 07:00:00 -0300" value="92"/>
 <Record
   type="HKQuantityTypeIdentifierBodyMass" unit="g" startDate="2026-01-07 00:00:00 +0000" value="91000" />
 <Record type="HKQuantityTypeIdentifierBodyMass" unit="st" startDate="2026-01-08 00:00:00 +0000" value="14"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-01-09 00:00:00 +0000" value="9"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="ontem" value="90"/>
 <Other type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-01-10 00:00:00 +0000" value="90"/>
 <Note>HKQuantityTypeIdentifierBodyMass</Note>
</HealthData>`;

const ROWS = [
  { at: new Date('2026-01-05T10:32:11Z'), weight: 92.5 },
  { at: new Date('2026-01-06T12:32:11Z'), weight: 92.49 },
  { at: new Date('2026-01-07T00:00:00Z'), weight: 91 },
  { at: new Date('2026-01-08T00:00:00Z'), weight: 88.9 },
];

test('the weights of an export, whatever the order of attributes, quotes and unit', () => {
  expect(scan([EXPORT])).toEqual({ rows: ROWS, skipped: 2, carry: '' });
});

test('letter by letter', () => {
  expect(scan(EXPORT.split(''))).toEqual({ rows: ROWS, skipped: 2, carry: '' });
});

test('any way of cutting the file into pieces gives the same rows', () => {
  const cuts = fc.array(fc.nat(EXPORT.length), { maxLength: 12 });
  fc.assert(
    fc.property(cuts, (drawn) => {
      const places = [0, ...drawn.toSorted((a, b) => a - b), EXPORT.length];
      const pieces = places.slice(1).map((end, index) => EXPORT.slice(places[index], end));
      expect(pieces.join('')).toBe(EXPORT);
      expect(scan(pieces)).toEqual({ rows: ROWS, skipped: 2, carry: '' });
    }),
    RUNS,
  );
});

const fragment = fc.constantFrom(
  '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-01-05 07:00:00 -0300" value="90"/>',
  '<Record type="HKQuantityTypeIdentifierBodyMass" ',
  'HKQuantityTypeIdentifierBodyMass',
  'unit="kg" startDate="2026-01-05 07:00:00 -0300" value="91"',
  '<',
  '>',
  '/>',
  '"',
  "'",
  '&#x110000;',
  ' ',
  'x'.repeat(LONGEST_TAG - 60),
);

test('nor does it matter where broken or hostile text is cut, and little of it is carried on', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), fc.integer({ min: 1, max: 3000 }), (parts, size) => {
      const text = parts.join('');
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      const { carry, ...found } = scan(pieces);
      const { carry: rest, ...whole } = scan([text]);
      expect(found).toEqual(whole);
      expect(carry).toBe(rest);
      expect(carry.length).toBeLessThan(LONGEST_TAG);
    }),
    RUNS,
  );
});

test('a tag without an end fills no memory, and what follows it is read', () => {
  const piece = 'HKQuantityTypeIdentifierBodyMass '.repeat(2000);
  let carry = '<Record sourceName="';
  for (let n = 0; n < 200; n++) {
    ({ carry } = appleWeights(piece, carry));
    expect(carry).toBe('');
  }
  expect(appleWeights(EXPORT, carry).rows).toEqual(ROWS);
});
