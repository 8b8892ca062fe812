import { decimal } from '../decimal.ts';
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

/** From so many times the planned quantity on, a number is mostly a slip: '10' for '1'. Two in place of one are ordinary. */
const MANY_TIMES = 3;

export const isMany = (quantity: number, planned: number) => quantity >= MANY_TIMES * planned;

/** The question before many at once. */
export const manySentence = ({
  name,
  quantity,
  planned,
}: {
  name: string;
  quantity: number;
  planned: number;
}) =>
  `Você está registrando ${decimal(quantity)} de uma vez, e o plano de ${name} diz ${decimal(planned)}. Confirme só se você tomou mesmo essa quantidade.`;
