import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { eq } from 'drizzle-orm';
import { dayFromToday } from '../day.ts';
import { DEMO_DATA } from '../../demo-data.ts';
import { messages } from '../../features/messages/table.ts';
import { seenMoments } from '../../features/moments/table.ts';
import { profiles } from '../../features/profile/table.ts';
import { multipart } from '../multipart.ts';
import { addBox } from '../shelf.ts';
import type { Patient, TestApp } from '../test-app.ts';
import { EXAMPLES, createdId, urlFor } from './examples.ts';
import { buyPlan } from './subscription-examples.ts';

export const EAN = '7891000100103';

/** A patient about whom every read has something to say. */
export async function filledAccount(house: TestApp): Promise<Patient> {
  const owner = await house.patient();
  for (const fill of DEMO_DATA) await fill(house.db, owner.id, new Date());
  // The first steps are open, so that closing them can be seen.
  await house.db.delete(seenMoments).where(eq(seenMoments.userId, owner.id));
  // No day was given for the start of the treatment, so that the first dose says it.
  await house.db.update(profiles).set({ treatmentStart: null }).where(eq(profiles.userId, owner.id));
  const post = (url: string, payload: object) => owner.call('POST', url, { payload });
  await post('/api/consents', { purpose: 'health-data', version: CONSENT_VERSION });
  await post('/api/account/export', {});
  await post('/api/products', {
    name: 'Vitamina da casa',
    brand: 'Própria',
    mainCategory: 'SUPPLEMENTS',
    subCategory: 'FUNCTIONAL',
    boxQuantity: 30,
    ean: EAN,
  });
  // Beside the demonstration's GLP-1: an interaction, and a risk of hypoglycaemia that can end.
  await addBox(owner, { customName: 'Levotiroxina' });
  const { file } = await EXAMPLES.uploadAvatar(owner);
  await owner.call('PUT', urlFor('uploadAvatar', {}), multipart(file!));
  const { file: scan } = await EXAMPLES.attachPrescriptionFile(owner);
  const prescription = { issuedOn: dayFromToday(0), product: 'Ozempic 1 mg' };
  const params = { id: await createdId(owner, '/api/prescriptions', prescription) };
  await owner.call('POST', urlFor('attachPrescriptionFile', { params }), multipart(scan!));
  await post('/api/calendar/feed', {});
  if (house.config.billing.stripe) await buyPlan(owner);
  const sentAt = new Date();
  await house.db.insert(messages).values({
    userId: owner.id,
    channel: 'email',
    type: 'medications',
    title: 'Hora da sua dose',
    body: 'Uma dose está na hora.',
    priority: 'medium',
    sendAt: sentAt,
    usefulUntil: sentAt,
    state: 'sent',
    sentAt,
  });
  return owner;
}
