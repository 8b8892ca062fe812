import type { ProfileInput } from '@leveza/contract/profile/update-profile.ts';
import type { Call } from '../../../http/call.ts';
import { judgeAgain } from '../judge-again.ts';
import { settleHba1c } from './settle-hba1c.ts';

/** What exams say of a patient whose HbA1c, sex or birth date changed. */
export async function followProfile(call: Call, sent: Partial<ProfileInput>): Promise<void> {
  if (sent.gender !== undefined || sent.birthDate !== undefined) await judgeAgain(call);
  if (sent.hba1c !== undefined) await settleHba1c(call.db, call.owner);
}
