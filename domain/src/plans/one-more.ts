import { decimal } from '../decimal.ts';
import { dayWord } from '../time/day-word.ts';
import { dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { HOUR_MS, MINUTE_MS } from '../time/spans.ts';

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

const HALF = 0.5;

/**
 * For how long after a dose another one of the medicine that is late is asked about: two hours, and never more than half of
 * what lies between two times of the plan. The dose of 08:00 at 17:50 and that of 18:00 are a double dose.
 */
export function soonMs(times: readonly string[]): number {
  const minutes = times.map(minutesOf).toSorted((one, other) => one - other);
  const gaps = minutes.slice(1).map((minute, index) => (minute - minutes[index]!) * MINUTE_MS * HALF);
  return Math.min(2 * HOUR_MS, ...gaps);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The question before a late dose so soon after or before another one. */
export function soonSentence(
  taken: { name: string; at: Date },
  late: { time: string },
  { zone, now }: { zone: string; now: Date },
): string {
  const { day, time } = wallClock(zone, taken.at);
  const when = `${dayWord(day, dayIn(zone, now))} às ${time}`;
  return `Você já registrou ${taken.name} ${when}. Registrar também a dose das ${late.time}? Confirme só se você tomou mesmo as duas.`;
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
