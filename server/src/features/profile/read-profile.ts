import type { Profile } from '@leveza/contract/profile.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connection.ts';
import { problemOfDatabaseError } from '../../db/failure.ts';
import { describe } from '../../http/refusals.ts';
import { findProfile, findUser, hasConsent } from './store.ts';

/** The patient as the app knows them. Signing in must not depend on the profile: without it, the name will do. */
export async function readProfile(db: Db, owner: string, log: FastifyBaseLogger): Promise<Profile> {
  const user = await findUser(db, owner);
  if (!user) throw new Problem('unauthenticated');
  const profile = await findProfile(db, owner).catch((error: unknown) => {
    if (problemOfDatabaseError(error)) throw error;
    log.error({ failure: describe(error) }, 'profile unreadable');
  });
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: profile?.phone ?? null,
    birthDate: profile?.birthDate ?? null,
    gender: profile?.gender ?? null,
    height: profile?.height ?? null,
    initialWeight: profile?.initialWeight ?? null,
    targetWeight: profile?.targetWeight ?? null,
    avatar: null,
    createdAt: user.createdAt.toISOString(),
    roles: ['patient'],
    isProfileUnavailable: profile === undefined,
    needsConsent: user.demoExpiresAt === null && !(await hasConsent(db, owner)),
    demoExpiresAt: user.demoExpiresAt?.toISOString() ?? null,
  };
}
