import type { Profile } from '@leveza/contract/profile/profile.ts';
import { coversFigures } from '@leveza/domain/auth/privacy.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { FastifyBaseLogger } from 'fastify';
import { askInOne } from '../../db/ask-in-one.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Db } from '../../db/connection.ts';
import { problemOfDatabaseError } from '../../db/failure.ts';
import type { Call } from '../../http/call.ts';
import type { SignedIn } from '../../http/session/owner-of.ts';
import { describeFailure } from '../../describe-failure.ts';
import { accountQuestion } from '../auth/shared/account.ts';
import { settingsQuestion } from '../auth/shared/settings.ts';
import { findProfile } from './shared/find-profile.ts';
import type { profiles } from './table.ts';

/** The patient as the app knows them. Signing in must not depend on the profile: without it, the name will do. */
export async function readProfile(
  { db, owner, hasConsent }: Call & Pick<SignedIn, 'hasConsent'>,
  log: FastifyBaseLogger,
): Promise<Profile> {
  const [[user, { privacyLevel }], profile] = await askTogether(
    db,
    () => askInOne(db, accountQuestion(owner), settingsQuestion(owner)),
    () => findReadable(db, owner, log),
  );
  const needsConsent = !hasConsent;
  const { userId: _, avatarFileId, ...known } = needsConsent ? UNKNOWN : (profile ?? UNKNOWN);
  return {
    ...known,
    id: user.id,
    name: user.name,
    email: user.email,
    bloodPressure: pressureText(known),
    // Named after the file, so that a new picture is not taken for the old one.
    avatar: avatarFileId && `/api/users/avatar?v=${avatarFileId}`,
    createdAt: user.createdAt.toISOString(),
    roles: ['patient'],
    areFiguresCovered: coversFigures(privacyLevel),
    isProfileUnavailable: profile === undefined,
    needsConsent,
    demoExpiresAt: user.demoExpiresAt?.toISOString() ?? null,
  };
}

/** Undefined also where the profile cannot be read. */
async function findReadable(db: Db, owner: string, log: FastifyBaseLogger) {
  try {
    return await findProfile(db, owner);
  } catch (error) {
    if (problemOfDatabaseError(error)) throw error;
    log.error({ failure: describeFailure(error) }, 'profile unreadable');
    return undefined;
  }
}

const UNKNOWN: typeof profiles.$inferSelect = {
  userId: '',
  phone: null,
  birthDate: null,
  gender: null,
  height: null,
  initialWeight: null,
  targetWeight: null,
  treatmentStart: null,
  diabetesType: null,
  hba1c: null,
  hba1cOn: null,
  typedHba1c: null,
  typedHba1cOn: null,
  bloodPressureSyst: null,
  bloodPressureDiast: null,
  allergies: null,
  exerciseFrequency: null,
  sleepHours: null,
  smokingStatus: null,
  alcoholConsumption: null,
  stressLevel: null,
  waterIntake: null,
  timeZone: DEFAULT_ZONE,
  weightUnit: 'kg',
  heightUnit: 'cm',
  avatarFileId: null,
};

function pressureText(known: { bloodPressureSyst: number | null; bloodPressureDiast: number | null }) {
  const { bloodPressureSyst: systolic, bloodPressureDiast: diastolic } = known;
  return systolic === null || diastolic === null ? null : `${systolic}/${diastolic}`;
}
