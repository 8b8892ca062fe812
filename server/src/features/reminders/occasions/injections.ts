import { decimal } from '@leveza/domain/decimal.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { DosesOfDays } from '../../applications/shared/dose-marks.ts';
import { clockName } from '../../applications/shared/injection-door.ts';
import { plannedDoseMg } from '../../applications/shared/titration.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { heldOccasion, isHeld } from './held.ts';
import { hourText, later, occasionOf } from './occasion-of.ts';
import { written } from './span.ts';

/** The last call comes a day before the label's window closes, or with a quarter of a shorter window left. */
const CLOSING_MS = DAY_MS;
const CLOSING_SHARE = 0.25;
/** Messages near each other leave with the first: a missed dose is told late enough to be missed by then. */
const SURE_MINUTES = 15;

const NEW_ONE = { to: '/applications', search: { open: 'new' } } as const;
const LIST = { to: '/applications', search: {} } as const;

interface Here {
  zone: string;
  now: Date;
  /** A sign of these days lets no dose follow before this moment; null without one. */
  heldUntil: Date | null;
}

/** Injections as Aplicações counts them: the next dose, until when the label lets it be applied, and a missed one. */
export function injectionOccasions({ treatment, marks }: DosesOfDays, here: Here): Occasion[] {
  const { zone, now } = here;
  const { state, plannedAt, applyUntil, followingAt, talkToPrescriber } = treatment.next;
  const coming = marks.flatMap(({ kind, at }) => (kind === 'planned' && at > now ? [at] : []));
  if (state === 'missed' && plannedAt && followingAt) {
    return [
      ...missed(treatment, plannedAt, followingAt, zone),
      ...(talkToPrescriber
        ? askFirst([followingAt, ...coming], zone)
        : due(treatment, [followingAt, ...coming], here)),
    ];
  }
  const isOpen = state === 'upcoming' || state === 'due' || state === 'late' || state === 'late-unknown';
  if (!isOpen || !plannedAt) return [];
  const moments = [plannedAt, ...(followingAt ? [followingAt] : []), ...coming];
  if (talkToPrescriber) {
    return [
      ...askFirst(moments, zone),
      ...(applyUntil ? missed(treatment, plannedAt, applyUntil, zone) : []),
    ];
  }
  return [
    ...due(treatment, moments, here, applyUntil),
    ...(applyUntil ? closing(treatment, plannedAt, applyUntil, here) : []),
    ...(applyUntil ? missed(treatment, plannedAt, applyUntil, zone) : []),
  ];
}

/** By the patient's clock, so that a flight does not make another dose of it. */
const nameOf = (plannedAt: Date, zone: string) => `injection:${clockName(plannedAt, zone)}`;

/** The moment to which the patient put this dose off by a reminder's button; null for another dose. */
function putOffTo({ putOff }: Treatment, plannedAt: Date, zone: string): Date | null {
  return putOff?.dose === clockName(plannedAt, zone) ? putOff.until : null;
}

/** 'Ozempic 0,5 mg' */
function medicineOf(treatment: Treatment, at: Date): string {
  const name = (treatment.titration?.medicine ?? treatment.last)?.medicationName ?? 'Sua aplicação';
  const dose = plannedDoseMg(treatment, at);
  return dose === null ? name : `${name} ${decimal(dose, 4)} mg`;
}

const ASK_FIRST = { title: 'Fale com quem receitou', body: 'Antes de recomeçar, pergunte como seguir.' };

/** After several doses without an application no message tells to apply: the prescriber says how to begin again. */
function askFirst(moments: readonly Date[], zone: string): Occasion[] {
  return distinct(moments).map((at) =>
    occasionOf('injection-missed', {
      what: `${nameOf(at, zone)}:ask`,
      at,
      usefulUntil: later(at, DAY_MS),
      place: LIST,
      priority: 'high',
      neutral: ASK_FIRST,
      detailed: ASK_FIRST,
    }),
  );
}

const distinct = (moments: readonly Date[]) => [
  ...new Map(moments.map((moment) => [moment.getTime(), moment])).values(),
];

function due(
  treatment: Treatment,
  moments: readonly Date[],
  { zone, heldUntil }: Here,
  applyUntil: Date | null = null,
): Occasion[] {
  return distinct(moments).map((at) => {
    const putOff = putOffTo(treatment, at, zone);
    const remindAt = putOff ?? at;
    if (isHeld(remindAt, heldUntil)) {
      return heldOccasion('injection-missed', { what: nameOf(at, zone), at: remindAt });
    }
    const dayAfter = later(remindAt, DAY_MS);
    return occasionOf('injection-due', {
      what: nameOf(at, zone),
      at: remindAt,
      usefulUntil: applyUntil && applyUntil > at && applyUntil < dayAfter ? applyUntil : dayAfter,
      place: NEW_ONE,
      priority: 'high',
      dose: { plannedAt: at },
      detailed: {
        title: `${medicineOf(treatment, at)}${hourText(wallClock(zone, at).time, putOff !== null)}`,
        body: 'Registre quando aplicar.',
      },
    });
  });
}

function closing(
  treatment: Treatment,
  plannedAt: Date,
  applyUntil: Date,
  { zone, heldUntil }: Here,
): Occasion[] {
  const window = applyUntil.getTime() - plannedAt.getTime();
  const at = later(applyUntil, -Math.min(CLOSING_MS, window * CLOSING_SHARE));
  if (isHeld(at, heldUntil)) return [];
  const { day, time } = wallClock(zone, applyUntil);
  return [
    occasionOf('injection-closing', {
      what: `${nameOf(plannedAt, zone)}:closing`,
      at,
      usefulUntil: applyUntil,
      place: NEW_ONE,
      priority: 'high',
      dose: { plannedAt },
      detailed: {
        title: `${medicineOf(treatment, plannedAt)} ainda pode ser aplicada`,
        body: `Pela bula, até ${written(day)} às ${time}.`,
      },
    }),
  ];
}

/** Missed from the end of its window, which never reaches into the dose after it. */
function missed(treatment: Treatment, plannedAt: Date, latest: Date, zone: string): Occasion[] {
  const window = treatment.rule ? later(plannedAt, treatment.rule.windowHours * HOUR_MS) : latest;
  const at = later(window < latest ? window : latest, SURE_MINUTES * MINUTE_MS);
  const { day } = wallClock(zone, plannedAt);
  return [
    occasionOf('injection-missed', {
      what: `${nameOf(plannedAt, zone)}:missed`,
      at,
      usefulUntil: later(at, 2 * DAY_MS),
      place: LIST,
      detailed: {
        title: `A aplicação de ${written(day)} ficou sem registro`,
        body: 'Abra o Leveza para ver o que a bula diz sobre a próxima.',
      },
    }),
  ];
}
