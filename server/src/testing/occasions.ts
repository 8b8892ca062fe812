import type { Occasion, OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { readOccasions } from '../features/reminders/occasions/read-occasions.ts';
import { readPatient } from '../features/reminders/patient.ts';
import { memoryQuestion } from '../features/reminders/sent-topics.ts';
import type { Patient, SharedApp } from './test-app.ts';

/** The occasions to remind a patient of up to eight days from now, of these kinds. */
export async function occasionsOf(
  { db, config }: SharedApp,
  { id: owner }: Patient,
  kinds: readonly OccasionKind[],
  { now = new Date(), until = new Date(Date.now() + 8 * DAY_MS) } = {},
): Promise<Occasion[]> {
  const { patient } = await readPatient(db, owner, config, memoryQuestion(owner, now));
  const found = await readOccasions({ db, owner, zone: DEFAULT_ZONE, now }, patient, until);
  return found.filter(({ kind }) => kinds.includes(kind));
}
