import { dayWord } from '../time/day-word.ts';
import { dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';

/**
 * The question before one more of a medicine whose plan has no dose to take by now: which was recorded, and when. The
 * plan is the patient's own word, and a second press minutes later is mostly a slip.
 */
export function oneMoreSentence(
  taken: { name: string; at: Date },
  { zone, now }: { zone: string; now: Date },
): string {
  const { day, time } = wallClock(zone, taken.at);
  const when = `${dayWord(day, dayIn(zone, now))} às ${time}`;
  return `Você já registrou ${taken.name} ${when}, e o plano não tem outra dose para agora. Confirme só se você tomou mesmo mais uma.`;
}
