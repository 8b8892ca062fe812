import type { ProfileInput } from '@leveza/contract/profile/update-profile.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { TypedHba1c } from '@leveza/domain/profile/typed-hba1c.ts';
import { isTargetTooLow } from '@leveza/domain/profile/healthy-weight.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { users } from '../auth/table.ts';
import { bodyOf } from './shared/body-of.ts';
import { findProfile } from './shared/find-profile.ts';
import { profiles } from './table.ts';

/** What later features keep of the profile follows in the same transaction; `replaced` was typed before the one sent. */
export type AfterProfile = (
  call: Call,
  sent: Partial<ProfileInput>,
  replaced: TypedHba1c | null,
) => Promise<void>;

/** Changes what was sent and nothing else; a null empties a field. */
export async function updateProfile(
  call: Call,
  { name, confirmTarget, ...sent }: ProfileInput,
  afterProfile: AfterProfile,
): Promise<void> {
  const { db, owner, now } = call;
  const zone = sent.timeZone ?? call.zone;
  if (sent.treatmentStart) refuseFutureDay(sent.treatmentStart, dayIn(zone, now), 'treatmentStart');
  if (!confirmTarget) await refuseLowTarget(call, sent);
  const { typed, replaced } = await typedHba1c(call, sent.hba1c);
  const fields = Object.fromEntries(
    Object.entries({ ...sent, ...typed }).filter(([, value]) => value !== undefined),
  );
  await db.transaction(async (tx) => {
    if (name !== undefined) await tx.update(users).set({ name }).where(eq(users.id, owner));
    if (Object.keys(fields).length === 0) return;
    await tx
      .insert(profiles)
      .values({ userId: owner, ...fields })
      .onConflictDoUpdate({ target: profiles.userId, set: fields });
    await afterProfile({ ...call, db: tx }, sent, replaced);
  });
}

/** The day of typing decides whether an exam knows a newer one; a form that sends back what it showed types nothing. */
async function typedHba1c({ db, owner, zone, now }: Call, percent: number | null | undefined) {
  const before = percent === undefined ? null : await findProfile(db, owner);
  if (percent === undefined || percent === (before?.hba1c ?? null)) return { typed: {}, replaced: null };
  const typed = { typedHba1c: percent, typedHba1cOn: percent === null ? null : dayIn(zone, now) };
  const { typedHba1c: earlier = null, typedHba1cOn: on = null } = before ?? {};
  return { typed, replaced: earlier === null || on === null ? null : { percent: earlier, on } };
}

const DECIDING = ['targetWeight', 'height', 'birthDate'] as const;
type Deciding = Partial<Pick<ProfileInput, (typeof DECIDING)[number]>>;

/** Asks only when something a healthy weight depends on changes: a target kept before is not asked about again. */
async function refuseLowTarget({ db, owner, zone, now }: Call, sent: Deciding): Promise<void> {
  if (DECIDING.every((name) => sent[name] === undefined)) return;
  const before = await findProfile(db, owner);
  const after = (name: (typeof DECIDING)[number]) => (sent[name] === undefined ? before?.[name] : sent[name]);
  if (DECIDING.every((name) => (after(name) ?? null) === (before?.[name] ?? null))) return;
  const profile = {
    height: sent.height === undefined ? before?.height : sent.height,
    birthDate: sent.birthDate === undefined ? before?.birthDate : sent.birthDate,
  };
  const target = sent.targetWeight === undefined ? before?.targetWeight : sent.targetWeight;
  if (isTargetTooLow(target ?? null, bodyOf(profile, dayIn(zone, now)))) throw new Problem('target-too-low');
}
