import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { consents, users } from '../../../features/auth/table.ts';
import { dayFromToday } from '../../day.ts';
import { OZEMPIC_1 } from '../../pens.ts';
import { openBox } from '../../shelf.ts';
import type { Patient, TestApp } from '../../test-app.ts';
import { PLAN } from '../plan-examples.ts';
import { REPORT_EXAMPLES } from '../report-examples.ts';
import { pushSubscription } from '../message-examples.ts';
import { hoursAgo, type Telling } from './telling.ts';

const TABLET = { ...PLAN, medicationType: 'oral_medication', dosageForm: 'tablet' };

/** A patient whom e-mail reaches and who has no doses, behind which all other reminders would stand. */
export async function withoutDoses({ db, patient }: TestApp): Promise<Patient> {
  const owner = await patient();
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, owner.id));
  await db.insert(consents).values({ userId: owner.id, purpose: 'messages', version: CONSENT_VERSION });
  const payload = { push: { pushEnabled: true } };
  await owner.call('PUT', '/api/settings/notifications', { payload });
  return owner;
}

/** Carried out in this order, in that account: what is said first, then the channel that says it. */
export const REMINDERS: Telling[] = [
  {
    what: 'one that asks for the next in a week',
    name: 'addMeasurement',
    example: async () => ({ body: { weight: 82, datetime: hoursAgo(1) } }),
  },
  {
    what: 'one in a few hours',
    name: 'addAppointment',
    example: async () => {
      const { day, time } = wallClock(DEFAULT_ZONE, new Date(Date.now() + 5 * HOUR_MS));
      return { body: { title: 'Endocrinologista', kind: 'consulta', date: day, time } };
    },
  },
  {
    what: 'a strong effect that is soon asked about',
    name: 'addSideEffect',
    example: async () => ({ body: { feltAt: hoursAgo(22), effectType: 'nausea', intensity: 4 } }),
  },
  {
    what: 'one that ends in eleven days',
    name: 'addPrescription',
    example: async () => ({ body: { issuedOn: dayFromToday(-79), product: 'Ozempic 1 mg' } }),
  },
  {
    what: 'one that expires in a month',
    name: 'addPen',
    example: async () => ({ body: { ...OZEMPIC_1, expiryDate: dayFromToday(31) } }),
  },
  {
    what: 'a loss that leaves little',
    name: 'recordMovement',
    example: async (owner) => ({
      params: { id: (await openBox(owner, 30, { currentQuantity: 7 })).id },
      body: { kind: 'loss', quantity: 5, reason: 'caiu' },
    }),
  },
  {
    what: 'no reminders by e-mail',
    name: 'updateAccount',
    example: async () => ({ body: { emailNotifications: false } }),
  },
  {
    what: 'a device instead of the bell',
    name: 'addPushSubscription',
    example: async () => ({ body: pushSubscription('lembretes') }),
  },
  {
    what: 'the one for messages',
    name: 'withdrawConsent',
    example: async () => ({ params: { purpose: 'messages' } }),
  },
  {
    what: 'sharing, with a link and a carer',
    name: 'withdrawConsent',
    example: async (owner) => {
      await REPORT_EXAMPLES.revokeShare(owner);
      await REPORT_EXAMPLES.endCarer(owner);
      return { params: { purpose: 'sharing' } };
    },
  },
  // From here on, what warns of an interaction or a danger although no box of it is at home.
  {
    what: 'a gliflozin that has no box',
    name: 'addPlan',
    example: async () => ({ body: { ...TABLET, name: 'Dapagliflozina' } }),
  },
  {
    what: 'a tablet without a box that interacts',
    name: 'addPlan',
    example: async () => ({ body: { ...TABLET, name: 'Levotiroxina' } }),
  },
  {
    what: 'one of an insulin beside its GLP-1',
    name: 'addPen',
    example: async () => ({
      body: {
        ...OZEMPIC_1,
        catalogId: 'xultophy',
        medicationName: 'Xultophy',
        activeIngredient: 'Insulina degludeca + liraglutida',
        concentrationMgMl: 3.6,
      },
    }),
  },
  {
    what: 'doses that rose before the effect was felt',
    name: 'recordPastApplications',
    example: async () => ({
      body: {
        catalogId: 'ozempic-1',
        medicationName: 'Ozempic',
        entries: [
          { datetime: hoursAgo(8 * 24), doseMg: 0.5 },
          { datetime: hoursAgo(24), doseMg: 1 },
        ],
        confirmDose: true,
      },
    }),
  },
];
