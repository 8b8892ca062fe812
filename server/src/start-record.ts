import type { StartRecord } from './features/auth/register.ts';
import { insertFirstWeight } from './features/measurements/shared/first-weight.ts';
import { createProfile } from './features/profile/shared/create-profile.ts';

/** The answers of a registration: the profile, and today's weight as the first measurement. */
export const startRecord: StartRecord = async (tx, owner, { firstWeight, ...profile }) => {
  await createProfile(tx, owner, profile);
  if (firstWeight) await insertFirstWeight(tx, owner, firstWeight);
};
