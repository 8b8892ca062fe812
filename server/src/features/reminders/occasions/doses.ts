import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { FASTING_WAIT } from '@leveza/domain/plans/fasting-wait.ts';
import { FORGOTTEN_TABLET } from '@leveza/domain/plans/forgotten-tablet.ts';
import { NEUTRAL_WORDS } from '@leveza/domain/reminders/neutral-words.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { RemindedDose } from '../../plans/shared/reminded-doses.ts';
import { heldOccasion, isHeld } from './held.ts';
import { hourText, later, occasionOf } from './occasion-of.ts';

/** A reminder helps this long at most: as long as a dose can be put off. */
const MOST_HOURS = 12;
/** The last call comes this long before the next dose, or before the end of those hours. */
const CLOSING_HOURS = 1;
/** Messages near each other leave with the first: a missed dose is told late enough to be missed by then. */
const SURE_MINUTES = 15;

/** Doses of plans without a record: due, about to close, and missed once their time is over. */
export function doseOccasions(
  doses: readonly RemindedDose[],
  { zone, heldUntil }: { zone: string; heldUntil: Date | null },
): Occasion[] {
  return doses.flatMap(({ dose, followingAt, isReminded, isGlp1 }) => {
    if (!isReminded || dose.plannedAt === null || dose.recordId !== null) return [];
    const plannedAt = new Date(dose.plannedAt);
    const at = dose.snoozedUntil ? new Date(dose.snoozedUntil) : plannedAt;
    if (isGlp1 && isHeld(at, heldUntil)) return [heldOccasion('dose-missed', { what: nameOf(dose), at })];
    const end = later(at, MOST_HOURS * HOUR_MS);
    const usefulUntil = followingAt && followingAt > at && followingAt < end ? followingAt : end;
    return [
      ...openOccasions(dose, { plannedAt, at, usefulUntil }),
      ...missedOccasions(dose, { followingAt, zone }),
    ];
  });
}

const HOME = { to: '/dashboard', search: {} } as const;

const nameOf = ({ planId, day, time }: PlannedDose) => `dose:${planId}:${day}T${time}`;

interface Open {
  plannedAt: Date;
  at: Date;
  usefulUntil: Date;
}

function openOccasions(dose: PlannedDose, { plannedAt, at, usefulUntil }: Open): Occasion[] {
  const { name, dosage, time, priority, asksToWait } = dose;
  const common = { place: HOME, priority, usefulUntil, dose: { plannedAt } };
  const closingAt = later(usefulUntil, -CLOSING_HOURS * HOUR_MS);
  const due = occasionOf('dose-due', {
    ...common,
    what: nameOf(dose),
    at,
    detailed: {
      title: `${name} ${dosage}${hourText(time ?? '', dose.snoozedUntil !== null)}`,
      body: bodyOf(dose),
      ...(asksToWait && { amongOthers: WAIT_AMONG_OTHERS }),
    },
    ...(asksToWait && { neutral: { ...NEUTRAL_WORDS['dose-due'], body: NEUTRAL_WAIT } }),
  });
  const closing = occasionOf('dose-closing', {
    ...common,
    what: `${nameOf(dose)}:closing`,
    at: closingAt,
    detailed: {
      title: `${name} ${dosage} ainda em aberto`,
      body: `Era às ${time}. Registre se já tomou.${asksToWait ? ` ${FORGOTTEN_TABLET}.` : ''}`,
      ...(asksToWait && { amongOthers: FORGOTTEN_AMONG_OTHERS }),
    },
  });
  return closingAt.getTime() - at.getTime() >= CLOSING_HOURS * HOUR_MS ? [due, closing] : [due];
}

const WAIT = `Pela bula, em jejum, inteiro e com até meio copo (120 ml) de água; depois, espere ao menos ${FASTING_WAIT.minutes} minutos antes de comer, beber ou tomar outro remédio.`;
/** Names neither the medicine nor its label. */
const NEUTRAL_WAIT = `Registre quando tomar, e depois espere ao menos ${FASTING_WAIT.minutes} minutos antes de comer, beber ou tomar outro remédio.`;
const WAIT_AMONG_OTHERS = `, ao menos ${FASTING_WAIT.minutes} minutos antes dos outros`;
const FORGOTTEN_AMONG_OTHERS = ': pela bula, o comprimido esquecido é pulado';

function bodyOf({ condition, asksToWait }: PlannedDose): string {
  return asksToWait ? WAIT : (condition ?? 'Registre quando tomar.');
}

/** A dose is missed once its day is over and the next one is due. */
function missedOccasions(
  dose: PlannedDose,
  { followingAt, zone }: { followingAt: Date | null; zone: string },
): Occasion[] {
  if (!followingAt && dose.state !== 'missed') return [];
  const midnight = instantAt(addDays(dose.day, 1), '00:00', zone);
  const missedAt = followingAt && followingAt > midnight ? followingAt : midnight;
  const at = later(missedAt, SURE_MINUTES * MINUTE_MS);
  const { name, dosage, time, day, priority } = dose;
  return [
    occasionOf('dose-missed', {
      what: `${nameOf(dose)}:missed`,
      at,
      usefulUntil: later(at, DAY_MS),
      place: { to: '/calendar', search: {} },
      priority: priority === 'high' ? 'medium' : priority,
      detailed: {
        title: `${name} ${dosage} ficou sem registro`,
        body: `Dose de ${day.slice(8)}/${day.slice(5, 7)} às ${time}.`,
      },
    }),
  ];
}
