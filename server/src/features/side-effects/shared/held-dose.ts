import { Problem } from '@leveza/contract/problem.ts';
import { heldSentence, heldSince, holdingSign } from '@leveza/domain/side-effects/held-dose.ts';
import { ask, type Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { recentEffectsQuestion } from './recent-effects.ts';

/** When a sign was felt that lets no dose follow at this moment until a doctor has looked at it; null without one. */
export const heldDoseQuestion = (owner: string, at: Date): Question<Date | null> =>
  recentEffectsQuestion(owner, heldSince(at), (effects) => holdingSign(effects, at));

/** The question about each of these injections that such a sign held when it was applied; null for the others. */
export async function heldDoubts(call: Call, applied: readonly Date[]): Promise<(Problem | null)[]> {
  const first = new Date(Math.min(...applied.map(Number)));
  const signs = recentEffectsQuestion(call.owner, heldSince(first), (effects) =>
    applied.map((at) => holdingSign(effects, at)),
  );
  return (await ask(call.db, signs)).map((felt) => felt && doubt(felt, call, 'aplicada'));
}

/** Asks about a GLP-1 tablet that was taken while such a sign holds it. */
export async function refuseHeldTablet(call: Call, takenAt: Date): Promise<void> {
  const felt = await ask(call.db, heldDoseQuestion(call.owner, takenAt));
  if (felt) throw doubt(felt, call, 'tomada');
}

const doubt = (felt: Date, call: Call, used: 'aplicada' | 'tomada') =>
  new Problem('dose-held', { message: heldSentence(felt, call, used) });
