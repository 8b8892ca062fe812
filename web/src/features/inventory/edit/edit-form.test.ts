import { expect, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { stockCards } from '../stock-card.ts';
import { box, losartan, TODAY } from '../../../testing/boxes.ts';
import { categoryOptions } from './edit-form.ts';

const card = (item: ReturnType<typeof box>, kind: 'supplement' | 'medication') =>
  stockCards([item], kind, { today: TODAY, zone: ANA.timeZone, paces: new Map() })[0]!;

test('no category offered would move a box to the other screen', () => {
  const ofSupplement = categoryOptions(card(box(), 'supplement')).map(({ value }) => value);
  expect(ofSupplement).toContain('MINERALS');
  expect(ofSupplement).not.toContain('ANALGESIC');
  const ofMedicine = categoryOptions(card(losartan(), 'medication')).map(({ value }) => value);
  expect(ofMedicine).toContain('ANALGESIC');
});
