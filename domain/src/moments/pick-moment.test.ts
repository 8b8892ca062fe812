import { expect, test } from 'vitest';
import type { HappenedMoment, SeenMoment } from './pick-moment.ts';
import { pickMoment } from './pick-moment.ts';

const today = '2026-11-28';
const moment = (kind: HappenedMoment['kind'], happenedOn = today, subject = ''): HappenedMoment => ({
  kind,
  subject,
  happenedOn,
  name: null,
});
const seen = (kind: SeenMoment['kind'], seenOn: string, subject = ''): SeenMoment => ({
  kind,
  subject,
  seenOn,
});
const MILESTONE = moment('milestone', '2026-11-26', 'percent-5');
const DOSE = moment('first-dose');
const PEN = moment('pen-finished', today, 'pen');

test.each<[string, HappenedMoment[], SeenMoment[], HappenedMoment | null]>([
  ['nothing happened', [], [], null],
  ['the only one', [DOSE], [], DOSE],
  ['the most important one, although older', [PEN, DOSE, MILESTONE], [], MILESTONE],
  ['seen already', [DOSE], [seen('first-dose', '2026-11-20')], null],
  [
    'another of the same kind was seen',
    [MILESTONE],
    [seen('milestone', '2026-10-01', 'out-of-obesity')],
    MILESTONE,
  ],
  [
    'a nearer step of the weighing whose furthest step was shown',
    [moment('milestone', '2026-11-27', 'percent-10'), moment('milestone', '2026-11-27', 'percent-5')],
    [seen('milestone', '2026-11-27', 'percent-10')],
    null,
  ],
  [
    'a step reached after the one that was shown that day',
    [moment('milestone', '2026-11-27', 'percent-10'), MILESTONE],
    [seen('milestone', '2026-11-27', 'percent-5')],
    moment('milestone', '2026-11-27', 'percent-10'),
  ],
  ['one a day', [PEN], [seen('first-dose', today)], null],
  ['the end of the first steps is no drawing', [PEN], [seen('first-steps', today)], PEN],
  ['from before the last one shown', [MILESTONE], [seen('pen-finished', '2026-11-27', 'other')], null],
  ['from the day of the last one shown', [MILESTONE], [seen('first-dose', '2026-11-26')], MILESTONE],
  ['two weeks ago', [moment('first-dose', '2026-11-14')], [], moment('first-dose', '2026-11-14')],
  ['too long ago', [moment('first-dose', '2026-11-13')], [], null],
  ['not yet', [moment('first-dose', '2026-11-29')], [], null],
])('%s', (_, happened, known, expected) => {
  expect(pickMoment({ happened, seen: known, isSerious: false, today })).toEqual(expected);
});

test('never on a day with a warning', () => {
  expect(pickMoment({ happened: [MILESTONE], seen: [], isSerious: true, today })).toBeNull();
});
