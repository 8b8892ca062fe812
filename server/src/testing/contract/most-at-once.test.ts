import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { MOST_QUESTIONS } from '@leveza/contract/reports/questions.ts';
import { MOST_CARERS } from '@leveza/domain/carers/alerts.ts';
import { MOST_PHOTOS } from '@leveza/domain/photos/limits.ts';
import { MOST_SHARES } from '@leveza/domain/shares/limits.ts';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { progressPhotos } from '../../features/photos/table.ts';
import { dayFromToday } from '../day.ts';
import { FIRST_TRY } from '../first-try.ts';
import { multipart } from '../multipart.ts';
import { picture } from '../picture.ts';
import { type Patient, type TestApp, testApp } from '../test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

/** A list of a patient that has room for two more. */
interface AlmostFull {
  patient: Patient;
  url: string;
  /** The request of the device of this number. */
  request: (device: number) => InjectOptions;
}

async function added(patient: Patient, url: string, request: InjectOptions): Promise<void> {
  const reply = await patient.call('POST', url, request);
  expect(reply.statusCode, reply.body).toBe(201);
}

async function almostFull(url: string, most: number, payload: (n: number) => object): Promise<AlmostFull> {
  const patient = await house.patient();
  await added(patient, '/api/consents', { payload: { purpose: 'sharing', version: CONSENT_VERSION } });
  for (let n = 0; n < most - 2; n++) await added(patient, url, { payload: payload(n) });
  return { patient, url, request: (device) => ({ payload: payload(most + device) }) };
}

const LISTS: Record<string, () => Promise<AlmostFull>> = {
  questions: () => almostFull('/api/reports/questions', MOST_QUESTIONS, (n) => ({ text: `Pergunta ${n}` })),
  links: () => almostFull('/api/shares', MOST_SHARES, () => ({ parts: ['summary'] })),
  carers: () =>
    almostFull('/api/carers', MOST_CARERS, (n) => ({
      name: 'Marcos',
      address: `c${n}@example.com`,
      alerts: ['red-flag'],
    })),
  'foods of a meal': async () => {
    const patient = await house.patient();
    const foods = Array.from({ length: 20 }, () => ({ foodId: 'taco-488', quantity: 1 }));
    const payload = { name: 'Ceia', day: dayFromToday(0), time: '00:00', foods };
    const meal = await patient.call('POST', '/api/meals', { payload });
    const { id } = meal.json<{ data: { id: string } }>().data;
    return { patient, url: `/api/meals/${id}/foods`, request: () => ({ payload: { foods } }) };
  },
  photos: async () => {
    const patient = await house.patient();
    const photo = multipart({ name: 'IMG_0001.jpg', content: await picture() });
    await added(patient, '/api/photos', photo);
    const [kept] = await house.db.select().from(progressPhotos).where(eq(progressPhotos.userId, patient.id));
    const { userId, takenOn, fileId } = kept!;
    const more = Array.from({ length: MOST_PHOTOS - 3 }, () => ({ userId, takenOn, fileId }));
    await house.db.insert(progressPhotos).values(more);
    return { patient, url: '/api/photos', request: () => photo };
  },
};

test.each(Object.keys(LISTS))(
  '%s: of devices that add at once only two find room',
  FIRST_TRY,
  async (list) => {
    const { patient, url, request } = await LISTS[list]!();
    const devices = Array.from({ length: 5 }, (_, device) => {
      const { payload, headers } = request(device);
      return { payload, headers: { ...headers, 'idempotency-key': randomUUID() } };
    });
    const replies = await Promise.all(devices.map((device) => patient.call('POST', url, device)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 409, 409, 409,
    ]);
  },
);
