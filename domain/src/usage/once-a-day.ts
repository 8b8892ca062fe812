import { glp1In } from '../catalog/glp1-substance.ts';
import type { Named } from '../catalog/substances-in.ts';
import { RYBELSUS_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import { dayWord } from '../time/day-word.ts';
import { dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';

/** A tablet of a GLP-1 is taken once a day: a second one of the same day is asked about. */
export const ONCE_A_DAY = sourced(
  [cite(RYBELSUS_LEAFLET, 'seção 3, como tomar')],
  'a pergunta antes de registrar outro no mesmo dia, e vale para todo GLP-1 em comprimido ou cápsula',
);

/** Units of boxes, and forms of plans. */
const BY_MOUTH: readonly string[] = ['tablets', 'capsules', 'tablet', 'capsule'];

/** Whether a unit or form is one of which each piece is a dose, or a part of one. */
export const isCounted = (form: string) => BY_MOUTH.includes(form);

/** An injection kept as a box is counted in ml or ampoules, and follows the rules of applications. */
export const isOnceADay = (medicine: Named, form: string) => isCounted(form) && glp1In(medicine) !== null;

/** The question before a further one: which was recorded, and when. */
export function againSentence(
  taken: { name: string; at: Date },
  { zone, now }: { zone: string; now: Date },
): string {
  const { day, time } = wallClock(zone, taken.at);
  const when = `${dayWord(day, dayIn(zone, now))} às ${time}`;
  return `Você já registrou ${taken.name} ${when}. Pela bula, este medicamento é tomado uma vez por dia. Confirme só se você tomou mesmo mais um.`;
}

/** The question before several at once. */
export const SEVERAL_SENTENCE =
  'Você está registrando mais de uma dose de uma vez. Pela bula, este medicamento é um comprimido, uma vez por dia. Confirme só se você tomou mesmo essa quantidade.';

/** The question before a tablet after an injection of a GLP-1. */
export function afterInjectionSentence(
  injected: { name: string; at: Date },
  { zone, now }: { zone: string; now: Date },
): string {
  const { day, time } = wallClock(zone, injected.at);
  const when = `${dayWord(day, dayIn(zone, now))} às ${time}`;
  return `A sua última aplicação foi de ${injected.name}, ${when}, e ainda pode haver dela no corpo. Confirme só se você tomou mesmo o comprimido; se trocou de medicamento, confirme com quem receitou.`;
}
