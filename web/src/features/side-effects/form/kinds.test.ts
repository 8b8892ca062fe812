import { expect, test } from 'vitest';
import { aTypeCount } from '../testing/samples.ts';
import { frequentChoices, kindChoices } from './kinds.ts';

const labels = (...args: Parameters<typeof kindChoices>) => kindChoices(...args).map(({ label }) => label);

test('the specification’s types stand first for who recorded nothing', () => {
  expect(labels([], false)).toEqual([
    'Náusea',
    'Vômito',
    'Diarreia',
    'Prisão de ventre',
    'Fadiga',
    'Dor de cabeça',
    'Dor abdominal',
    'Outro',
  ]);
  expect(labels([], true)).toHaveLength(20);
});

test('what was felt most often stands before them, own ones by their name', () => {
  const recent = [
    aTypeCount({ effectType: 'other', otherName: 'Soluço', lastAt: '2026-11-01T12:00:00.000Z' }),
    aTypeCount({ effectType: 'gerd', lastAt: '2026-11-09T12:00:00.000Z' }),
  ];
  const [first, second, third] = labels(recent, false);
  expect([first, second, third]).toEqual(['Soluço', 'Refluxo ou azia', 'Náusea']);
  expect(labels(recent, true).filter((label) => label === 'Refluxo ou azia')).toHaveLength(1);
});

test('a pain of the belly is always in sight, once, however much else was felt', () => {
  const others = [
    'gerd',
    'gastritis',
    'dizziness',
    'hair_loss',
    'fatigue',
    'flatulence',
    'eructation',
  ] as const;
  for (let felt = 0; felt <= others.length; felt += 1) {
    const inSight = labels(
      others.slice(0, felt).map((effectType) => aTypeCount({ effectType })),
      false,
    );
    expect(inSight).toHaveLength(8);
    expect(inSight.filter((label) => label === 'Dor abdominal')).toHaveLength(1);
    expect(inSight.at(-1)).toBe('Outro');
  }
});

test('the sheet offers eight before the form, a pain of the belly among them', () => {
  const felt = [aTypeCount({ effectType: 'gerd' })];
  const offered = frequentChoices(felt, 8);
  expect(offered.map(({ label }) => label)).toEqual([
    'Refluxo ou azia',
    'Náusea',
    'Vômito',
    'Diarreia',
    'Prisão de ventre',
    'Fadiga',
    'Dor de cabeça',
    'Dor abdominal',
  ]);
});
