import type { ProfileInput } from '@leveza/contract/profile/update-profile.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { isCorrection, type TypedHba1c } from '@leveza/domain/profile/typed-hba1c.ts';
import { objectionToExamDate } from '@leveza/domain/exams/exam-date.ts';
import { isLowWeight } from '@leveza/domain/profile/healthy-weight.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { renameAccount } from '../auth/shared/account.ts';
import { bodyOf } from './shared/body-of.ts';
import { findProfile } from './shared/find-profile.ts';
import { profiles } from './table.ts';

/** Later features follow the profile in the same transaction; `earlier` is an HbA1c the one sent replaces. */
export type AfterProfile = (
  call: Call,
  sent: Partial<ProfileInput>,
  earlier: TypedHba1c | null,
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
  const { typed, earlier } = await typedHba1c(call, sent);
  const fields = Object.fromEntries(
    Object.entries({ ...sent, ...typed }).filter(([, value]) => value !== undefined),
  );
  await db.transaction(async (tx) => {
    if (name !== undefined) await renameAccount(tx, owner, name);
    if (Object.keys(fields).length === 0) return;
    await tx
      .insert(profiles)
      .values({ userId: owner, ...fields })
      .onConflictDoUpdate({ target: profiles.userId, set: fields });
    await afterProfile({ ...call, db: tx }, sent, earlier);
  });
}

type SentHba1c = Pick<ProfileInput, 'hba1c' | 'hba1cOn'>;

/**
 * The day of its exam decides whether another one is newer; a form that sends back what it showed types nothing. An
 * earlier one that is no correction stays a measurement.
 */
async function typedHba1c({ db, owner, zone, now }: Call, sent: SentHba1c) {
  const nothing = { typed: {}, earlier: null };
  if (sent.hba1c === undefined && !sent.hba1cOn) return nothing;
  const before = await findProfile(db, owner);
  const { hba1c: known = null, hba1cOn: knownOn = null } = before ?? {};
  const percent = sent.hba1c === undefined ? known : sent.hba1c;
  if (percent === null) return { typed: { typedHba1c: null, typedHba1cOn: null }, earlier: null };
  const today = dayIn(zone, now);
  const on = sent.hba1cOn ?? (percent === known ? knownOn : null) ?? today;
  if (percent === known && on === knownOn) return nothing;
  const objection = objectionToExamDate(on, { today, birthDate: before?.birthDate ?? null });
  if (objection) throw new Problem('invalid-input', { fields: { hba1cOn: objection } });
  const { typedHba1c: typedBefore = null, typedHba1cOn: typedOn = null } = before ?? {};
  const isOfExam = knownOn !== null && (typedBefore !== known || typedOn !== knownOn);
  const isSame =
    known === percent && knownOn !== null && isCorrection({ percent, on: knownOn }, { percent, on });
  if (isSame && isOfExam) throw new Problem('invalid-input', { fields: { hba1cOn: OF_EXAM } });
  const earlier = typedBefore === null || typedOn === null ? null : { percent: typedBefore, on: typedOn };
  return {
    typed: { typedHba1c: percent, typedHba1cOn: on },
    earlier: earlier && isCorrection(earlier, { percent, on }) ? null : earlier,
  };
}

const OF_EXAM = 'Esta HbA1c é de um exame guardado. Corrija a data em Exames.';

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
  if (isLowWeight(target ?? null, bodyOf(profile, dayIn(zone, now)))) throw new Problem('target-too-low');
}
