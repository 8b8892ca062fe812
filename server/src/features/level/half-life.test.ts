import type { readToday } from '@leveza/contract/dashboard.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { readLevel } from '@leveza/contract/level.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPen, apply, OZEMPIC_1, readPen } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const COMPOUNDED = {
  catalogId: null,
  medicationName: 'Fórmula da farmácia',
  activeIngredient: 'Peptídeo',
  manufacturer: 'Farmácia do bairro',
};
const SIX_DAYS = 6 * 24;

const levelOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/applications/level')).json<Reply<typeof readLevel>>().data;
const sparkOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard/today')).json<Reply<typeof readToday>>().data.level;
const change = (patient: Patient, id: string, payload: object) =>
  patient.call('PUT', `/api/pens/${id}`, { payload });
const past = (patient: Patient, medicationName: string, ago: number) =>
  patient.call('POST', '/api/applications/past', {
    payload: {
      medicationName,
      entries: [{ datetime: daysAgo(ago), doseMg: 1 }],
      confirmDose: true,
      confirmSwitch: true,
      confirmEarly: true,
    },
  });

describe('a half-life the patient was told', () => {
  test('draws the curve of its product, and none before it', async () => {
    const bia = await house.patient();
    const pen = await addPen(bia, COMPOUNDED);
    await apply(bia, pen.id, { datetime: daysAgo(6) });
    expect(await levelOf(bia)).toMatchObject({ why: 'unknown-product', halfLifeHours: null, doses: [] });
    expect(await sparkOf(bia)).toBeNull();

    expect((await change(bia, pen.id, { halfLifeHours: SIX_DAYS })).statusCode).toBe(200);
    expect(await levelOf(bia)).toMatchObject({
      why: null,
      kinetics: null,
      halfLifeHours: SIX_DAYS,
      doses: [{ mg: 1 }],
    });
    expect((await sparkOf(bia))?.at(-1)).toBe(0.5);

    await change(bia, pen.id, { halfLifeHours: null });
    expect(await levelOf(bia)).toMatchObject({ why: 'unknown-product', halfLifeHours: null });
  });

  test('stays with the product when its pen is empty, deleted or renamed', async () => {
    const bia = await house.patient();
    const pen = await addPen(bia, { ...COMPOUNDED, halfLifeHours: SIX_DAYS });
    await apply(bia, pen.id, { datetime: daysAgo(9) });
    await bia.call('DELETE', `/api/pens/${pen.id}`);
    await past(bia, 'fórmula da farmácia', 2);
    await past(bia, 'Outra fórmula', 20);
    const level = await levelOf(bia);
    expect(level).toMatchObject({ why: null, halfLifeHours: SIX_DAYS });
    expect(level.doses).toHaveLength(2);

    const other = await addPen(bia, { ...COMPOUNDED, medicationName: 'Formula', halfLifeHours: 48 });
    await apply(bia, other.id, { datetime: daysAgo(1) });
    await change(bia, other.id, { medicationName: 'Fórmula nova' });
    await apply(bia, other.id, { datetime: daysAgo(0.5) });
    const renamed = await levelOf(bia);
    expect(renamed).toMatchObject({ medicationName: 'Fórmula nova', halfLifeHours: 48 });
    expect(renamed.doses).toHaveLength(2);
  });

  test('of a pen added by mistake is forgotten with it', async () => {
    const bia = await house.patient();
    await past(bia, COMPOUNDED.medicationName, 2);
    const pen = await addPen(bia, { ...COMPOUNDED, halfLifeHours: SIX_DAYS });
    expect((await levelOf(bia)).halfLifeHours).toBe(SIX_DAYS);
    await bia.call('DELETE', `/api/pens/${pen.id}`);
    expect(await levelOf(bia)).toMatchObject({ why: 'unknown-product', halfLifeHours: null });
  });

  test('is not kept of a product of the catalogue, nor of a prohibited one', async () => {
    const bia = await house.patient();
    const known = await addPen(bia, { ...OZEMPIC_1, halfLifeHours: SIX_DAYS });
    expect(known.halfLifeHours).toBeNull();
    await change(bia, known.id, { halfLifeHours: SIX_DAYS });
    expect((await readPen(bia, known.id)).halfLifeHours).toBeNull();
    await apply(bia, known.id, { datetime: daysAgo(3) });
    expect(await levelOf(bia)).toMatchObject({ halfLifeHours: null, kinetics: expect.any(Object) });

    const carla = await house.patient();
    const typed = await addPen(carla, { ...COMPOUNDED, halfLifeHours: SIX_DAYS });
    await apply(carla, typed.id, { datetime: daysAgo(1) });
    await change(carla, typed.id, { medicationName: 'Retatrutida' });
    expect((await readPen(carla, typed.id)).halfLifeHours).toBeNull();
    await apply(carla, typed.id, { datetime: daysAgo(0.5) });
    expect(await levelOf(carla)).toMatchObject({ why: 'prohibited', halfLifeHours: null, doses: [] });
  });

  test.each([0, 0.5, 1441, 'uma semana'])('of %s hours is refused at its field', async (halfLifeHours) => {
    const bia = await house.patient();
    const reply = await bia.call('POST', '/api/pens', {
      payload: { ...OZEMPIC_1, ...COMPOUNDED, halfLifeHours },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { halfLifeHours: expect.any(String) } } });
  });
});
