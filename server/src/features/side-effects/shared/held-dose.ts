import { Problem } from '@leveza/contract/problem.ts';
import { heldSentence, heldSince, holdingSign } from '@leveza/domain/side-effects/held-dose.ts';
import { ask, type Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { recentEffectsQuestion } from './recent-effects.ts';

/** When a sign was felt that lets no dose follow at this moment until a doctor has looked at it; null without one. */
export const heldDoseQuestion = (owner: string, at: Date): Question<Date | null> =>
  recentEffectsQuestion(owner, heldSince(at), (effects) => holdingSign(effects, at));

/** Asks about an injection that was applied while such a sign holds it. */
export const refuseHeld = (call: Call, appliedAt: Date) => refuse(call, appliedAt, 'aplicada');

/** The same of a tablet. */
export const refuseHeldTablet = (call: Call, takenAt: Date) => refuse(call, takenAt, 'tomada');

async function refuse(call: Call, at: Date, used: 'aplicada' | 'tomada'): Promise<void> {
  const felt = await ask(call.db, heldDoseQuestion(call.owner, at));
  if (felt) throw new Problem('dose-held', { message: heldSentence(felt, call, used) });
}
