import { expect, test } from 'vitest';
import { NEUTRAL_WORDS } from './neutral-words.ts';
import type { Occasion, OccasionKind } from './occasion.ts';
import { planMessages, type Planning } from './plan-messages.ts';
import { keyOf } from './sayings.ts';
import { DEFAULT_REMINDER_SETTINGS } from './settings.ts';
import { appointment, at, changed, dose, kind, planning, reachedBy } from './testing/planning.ts';

const titles = (change: Partial<Planning>) => planMessages(planning(change)).map(({ title }) => title);

const MORNING_DOSE = dose(at('2026-11-17 09:00'));
const NIGHT_DOSE = dose(at('2026-11-16 23:00'));
const LATE_DOSE = dose(at('2026-11-16 08:00'));
const early = (minutesBefore: number) => ({ reminderSettings: kind('dose-due', { minutesBefore }) });
const DAILY = changed('email', { frequency: 'daily' });
const WEEKLY = changed('email', { frequency: 'weekly' });
const NEXT_WEEKS = { until: at('2026-12-01 00:00') };

test.each<[string, Partial<Planning>, string[]]>([
  ['at its time', { occasions: [MORNING_DOSE] }, ['Hora da sua dose']],
  ['an hour before', { occasions: [MORNING_DOSE], ...early(60) }, ['Sua dose das 09:00']],
  ['a day before', { occasions: [MORNING_DOSE], ...early(12 * 60) }, ['Sua dose de amanhã, 09:00']],
  [
    'two days before',
    { occasions: [dose(at('2026-11-19 09:00'))], ...early(2 * 24 * 60), ...NEXT_WEEKS },
    ['Sua dose de quinta, 09:00'],
  ],
  [
    'a week before',
    { occasions: [dose(at('2026-11-24 09:00'))], ...early(7 * 24 * 60), ...NEXT_WEEKS },
    ['Sua dose de 24/11, 09:00'],
  ],
  ['before quiet hours', { occasions: [NIGHT_DOSE] }, ['Sua dose das 23:00']],
  [
    'after quiet hours',
    { occasions: [NIGHT_DOSE], reminderSettings: { ...DEFAULT_REMINDER_SETTINGS, quietDoses: 'after' } },
    ['Sua dose de ontem, 23:00'],
  ],
  ['in a collection', { ...DAILY, occasions: [dose(at('2026-11-17 20:00'))] }, ['Sua dose das 20:00']],
  [
    'in a weekly collection',
    { ...WEEKLY, ...NEXT_WEEKS, occasions: [dose(at('2026-11-26 20:00'))] },
    ['Sua dose de quinta, 20:00'],
  ],
  [
    'after an outage',
    { occasions: [LATE_DOSE], promised: new Set([keyOf(LATE_DOSE)]) },
    ['Sua dose das 08:00'],
  ],
  [
    'an injection',
    {
      occasions: [dose(at('2026-11-17 09:00'), { kind: 'injection-due', dose: null })],
      reminderSettings: kind('injection-due', { minutesBefore: 24 * 60 }),
      now: at('2026-11-16 08:00'),
    },
    ['Sua dose de amanhã, 09:00'],
  ],
  [
    'two at one time, early',
    { occasions: [NIGHT_DOSE, { ...NIGHT_DOSE, what: 'dose:other' }] },
    ['Suas 2 doses das 23:00'],
  ],
  [
    'two near each other, of which one is not due yet',
    { occasions: [MORNING_DOSE, dose(at('2026-11-17 09:10'))] },
    ['Suas 2 doses, a primeira às 09:00'],
  ],
  [
    'several in a collection',
    { ...DAILY, occasions: [dose(at('2026-11-17 20:00')), dose(at('2026-11-18 07:00'))] },
    ['Suas 2 doses, a primeira às 20:00'],
  ],
  [
    'by SMS, which has a title alone',
    { ...reachedBy('sms'), occasions: [MORNING_DOSE], ...early(60) },
    ['Sua dose das 09:00'],
  ],
])('a neutral reminder of a dose says for when it is: %s', (_, change, leaves) => {
  expect(titles(change)).toEqual(leaves);
});

test('doses of other hours are listed each with its time', () => {
  const occasions = [dose(at('2026-11-17 20:00')), dose(at('2026-11-18 07:00'))];
  expect(planMessages(planning({ ...DAILY, occasions }))).toMatchObject([
    { body: 'Sua dose das 20:00\nSua dose de amanhã, 07:00' },
  ]);
});

test('the clock is the patient’s', () => {
  const zone = 'America/Manaus';
  const occasions = [dose(at('2026-11-17 09:00', zone))];
  expect(titles({ zone, occasions, ...early(60) })).toEqual(['Sua dose das 09:00']);
});

const TOGETHER = at('2026-11-17 09:00');
const other = (kindOf: OccasionKind, title: string) =>
  appointment(TOGETHER, {
    kind: kindOf,
    what: kindOf,
    neutral: NEUTRAL_WORDS[kindOf],
    detailed: { title, body: '' },
  });
const PREVIEW = changed('push', { pushEnabled: true, preview: true });

test.each<[string, Occasion[], string, string]>([
  [
    'an effect and a dose',
    [other('side-effect', 'Como está a náusea?'), MORNING_DOSE],
    'Leveza: 1 aviso e 1 dose',
    'Leveza: 1 efeito colateral e 1 dose',
  ],
  [
    'everything else as one number',
    [other('measurement', 'Peso'), other('milestone', '5 %'), other('low-stock', 'Ozempic'), MORNING_DOSE],
    'Leveza: 3 avisos e 1 dose',
    'Leveza: 1 medição, 1 meta, 1 aviso de medicação e 1 dose',
  ],
  [
    'two that are no doses',
    [other('appointment-hour', 'Endocrinologista'), other('side-effect', 'Como está a náusea?')],
    'Leveza: 2 avisos',
    'Leveza: 1 compromisso e 1 efeito colateral',
  ],
])('a neutral message counts without naming the topics: %s', (_, occasions, neutral, detailed) => {
  expect(titles({ occasions })).toEqual([neutral]);
  expect(titles({ occasions, ...PREVIEW })).toEqual([detailed]);
});
