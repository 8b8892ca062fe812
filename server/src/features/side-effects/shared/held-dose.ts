import type { DoseHold } from '@leveza/contract/applications/held-dose.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { heldSentence, heldSince, holdingSign } from '@leveza/domain/side-effects/held-dose.ts';
import { ask, type Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { type RecentEffect, recentEffectsQuestion } from './recent-effects.ts';

/** The newest sign that lets no dose follow at this moment until a doctor has looked at it; null without one. */
export const heldDoseQuestion = (owner: string, at: Date): Question<DoseHold | null> =>
  recentEffectsQuestion(owner, heldSince(at), (effects) => {
    const sign = holdingSign(effects, at);
    return sign && { effectId: sign.id, since: sign.feltAt.toISOString() };
  });

/** The question about each of these injections that such a sign held when it was applied; null for the others. */
export async function heldDoubts(call: Call, applied: readonly Date[]): Promise<(Problem | null)[]> {
  const first = new Date(Math.min(...applied.map(Number)));
  const signs = recentEffectsQuestion(call.owner, heldSince(first), (effects) =>
    applied.map((at) => holdingSign(effects, at)),
  );
  return (await ask(call.db, signs)).map((sign) => sign && doubt(sign, call, 'aplicada'));
}

/** Asks about a GLP-1 tablet that was taken while such a sign holds it. */
export async function refuseHeldTablet(call: Call, takenAt: Date): Promise<void> {
  const sign = await ask(
    call.db,
    recentEffectsQuestion(call.owner, heldSince(takenAt), (effects) => holdingSign(effects, takenAt)),
  );
  if (sign) throw doubt(sign, call, 'tomada');
}

const doubt = ({ feltAt }: RecentEffect, call: Call, used: 'aplicada' | 'tomada') =>
  new Problem('dose-held', { message: heldSentence(feltAt, call, used) });
