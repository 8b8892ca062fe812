import { dayFromToday } from '../../day.ts';
import { multipart } from '../../multipart.ts';
import { picture } from '../../picture.ts';
import { addBox, openBox } from '../../shelf.ts';
import type { Patient } from '../../test-app.ts';
import { createdId } from '../examples.ts';
import { EAN } from '../filled-account.ts';
import { OWN_FOOD } from '../nutrition-examples.ts';
import { PLAN } from '../plan-examples.ts';
import { hoursAgo, now, read, type Telling, today } from './telling.ts';

const HBA1C = { key: 'hba1c', parameter: 'HbA1c', value: '6,3', unit: '%' };
const BREAD = { ...OWN_FOOD, name: 'Pão com ovo', ean: EAN };

/** A value of today, so that tablets of the last days stand before it. */
const examine = (owner: Patient) =>
  createdId(owner, '/api/exams', {
    examType: 'Hemoglobina glicada',
    examDate: today(),
    laboratory: 'Central',
    results: [HBA1C],
    confirmDuplicate: true,
  });

/** Two strong effects felt after breakfast. */
async function feelStrongly(owner: Patient): Promise<void> {
  for (const hours of [1, 2]) {
    const payload = { datetime: hoursAgo(hours), effectType: 'nausea', intensity: 4 };
    await owner.call('POST', '/api/side-effects', { payload });
  }
}

/** Records of this morning, which is another day in the zone the patient moves to. */
async function thisMorning(owner: Patient) {
  const entries = [
    { datetime: hoursAgo(9 * 24), doseMg: 2.5 },
    { datetime: hoursAgo(2 * 24), doseMg: 5 },
    { datetime: hoursAgo(10), doseMg: 5 },
  ];
  const past = { catalogId: 'mounjaro-25', medicationName: 'Mounjaro', entries };
  const payload = { ...past, confirmDose: true, confirmSwitch: true };
  await owner.call('POST', '/api/applications/past', { payload });
  await owner.call('POST', '/api/photos', multipart({ name: 'foto.png', content: await picture() }));
  await addBox(owner, { customName: 'Yasmin' });
  const { id } = await openBox(owner, 10, { customName: 'Magnésio da gaveta' });
  await createdId(owner, '/api/usage', { inventoryId: id, usedAt: now(), confirmOften: true });
  await createdId(owner, '/api/measurements', { datetime: now(), weight: 80, confirmJump: true });
  await createdId(owner, '/api/prescriptions', { issuedOn: dayFromToday(-90), product: 'Ozempic 1 mg' });
  await owner.call('PUT', `/api/wellbeing/${dayFromToday(-90)}`, { payload: { hunger: 2 } });
  const effect = { datetime: now(), effectType: 'nausea', intensity: 2 };
  return { box: id, effect: await createdId(owner, '/api/side-effects', effect) };
}

/** Done to a filled account before any other change, each prepared when its turn comes. */
export const FILLED: Telling[] = [
  {
    what: 'a sign that holds the next dose',
    name: 'deleteSideEffect',
    example: async (owner) => {
      const answers = { yes: ['pain-persists'], no: [] };
      const effect = { datetime: now(), effectType: 'abdominal_pain', intensity: 4, answers };
      return { params: { id: await createdId(owner, '/api/side-effects', effect) } };
    },
  },
  {
    what: 'an insulin, and no other one is known',
    name: 'registerUseElsewhere',
    example: async () => ({ body: { name: 'Insulina glargina', unitType: 'ampoules', quantityUsed: 1 } }),
  },
  { what: 'one with a barcode', name: 'addFood', example: async () => ({ body: BREAD }) },
  {
    what: 'a breakfast before strong effects',
    name: 'addMeal',
    example: async (owner) => {
      await feelStrongly(owner);
      const [bread] = await read<{ id: string }[]>(owner, '/foods?search=p%C3%A3o%20com%20ovo&mine=true');
      return { body: { day: today(), name: 'Café', time: '09:30', foods: [{ foodId: bread!.id }] } };
    },
  },
  {
    what: 'one that suits the day',
    name: 'markFavouriteFood',
    example: async (owner) => {
      interface Day {
        suggestions: { foods: { id: string; isFavourite: boolean }[] }[];
      }
      const { suggestions } = await read<Day>(owner, '/nutrition/day');
      const food = suggestions.flatMap(({ foods }) => foods).find(({ isFavourite }) => !isFavourite);
      return { params: { id: food!.id }, body: { isFavourite: true } };
    },
  },
  {
    what: 'an allergy to a food of today',
    name: 'updateProfile',
    example: async () => ({ body: { allergies: 'ovo', gender: 'M' } }),
  },
  {
    what: 'a tablet of a GLP-1 between two values of an exam',
    name: 'registerUse',
    example: async (owner) => {
      await examine(owner);
      const { id: inventoryId } = await openBox(owner, 5, { customName: 'Rybelsus 3 mg' });
      return { body: { inventoryId, usedAt: hoursAgo(30), confirmOften: true } };
    },
  },
  {
    what: 'a box whose tablets were taken between two values of an exam',
    name: 'changeItem',
    example: async (owner) => {
      await examine(owner);
      const { id } = await openBox(owner, 5, { customName: 'Rybelsus 7 mg' });
      await createdId(owner, '/api/usage', { inventoryId: id, usedAt: hoursAgo(20), confirmOften: true });
      return { params: { id }, body: { customName: 'Rybelsus 14 mg' } };
    },
  },
  {
    what: 'the tablet of a plan between two values of an exam',
    name: 'changePlan',
    example: async (owner) => {
      await examine(owner);
      const tablet = { medicationType: 'oral_medication', dosageForm: 'tablet', name: 'Rybelsus' };
      const payload = { ...PLAN, ...tablet, scheduledTimes: ['08:00'], startDate: dayFromToday(-1) };
      const planId = await createdId(owner, '/api/plans', { ...payload, doseMg: 7 });
      const [dose] = (
        await read<{ planId: string; plannedAt: string }[]>(owner, `/doses?from=${today()}&to=${today()}`)
      ).filter((each) => each.planId === planId);
      const taken = { planId, plannedAt: dose!.plannedAt, confirmOften: true };
      await owner.call('POST', '/api/doses', { payload: taken });
      return { params: { id: planId }, body: { ...payload, doseMg: 14 } };
    },
  },
];

/** Done last to the same account: the others speak of days in the usual zone. */
export const MOVED: Telling[] = [
  {
    what: 'another time zone, in which it is tomorrow',
    name: 'updateProfile',
    example: async (owner) => {
      const { box, effect } = await thisMorning(owner);
      const days = { query: { from: today(), to: today() } };
      return {
        body: { timeZone: 'Pacific/Kiritimati' },
        reads: {
          listApplications: { query: { from: dayFromToday(-2), to: dayFromToday(-2) } },
          listMeasurements: days,
          listUses: days,
          listSideEffects: days,
          listMovements: { params: { id: box }, query: { on: today() } },
          readDoseDay: { query: { day: today() } },
          readSideEffect: { params: { id: effect } },
        },
      };
    },
  },
];
