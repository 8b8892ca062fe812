import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { findProfile } from '../../profile/shared/find-profile.ts';

/**
 * Whether the treatment begins with a dose of this moment, before which none is recorded: the patient has named no start
 * of it, or none that lies before. One who came in the middle of a treatment has doses that Leveza does not know.
 */
export async function beginsTreatment({ db, owner, zone }: Call, at: Date): Promise<boolean> {
  const profile = await findProfile(db, owner);
  if (!profile) return false;
  const { treatmentStart } = profile;
  return treatmentStart === null || treatmentStart >= dayIn(zone, at);
}
