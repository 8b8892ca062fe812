import type { WellbeingDay } from '@leveza/contract/nutrition/wellbeing.ts';
import { type Day, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { wellbeingQuestion } from './shared/wellbeing.ts';

const DAYS = 90;

interface Asked {
  from?: Day | undefined;
  to?: Day | undefined;
}

export function listWellbeing({ db, owner, zone, now }: Call, asked: Asked): Promise<WellbeingDay[]> {
  const to = asked.to ?? dayIn(zone, now);
  return ask(db, wellbeingQuestion(owner, asked.from ?? addDays(to, -DAYS), to));
}
