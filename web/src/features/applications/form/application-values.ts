import {
  type Application,
  ApplicationElsewhereInput,
  ApplicationInput,
} from '@leveza/contract/applications/applications.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import { z } from 'zod';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { momentSchema } from '../../../ui/form/moment-schema.ts';
import { dayOf } from '../../../lib/format.ts';
import { writtenMoment } from '../../../lib/moment.ts';
import type { Overview } from '../use-overview.ts';

/** The form of a new dose, of one without a pen, or of a recorded one. */
export interface About {
  application: Application | null;
  /** There is no pen to choose: the medicine is. */
  isElsewhere: boolean;
}

const schemaOf = (zone: string, { application: before, isElsewhere }: About) => {
  const { penId, doseMg, applicationSite, zone: place, pain, reactions, notes } = ApplicationInput.shape;
  const { medicationName } = ApplicationElsewhereInput.shape;
  const fields = z.object({
    // An old entry without a pen may stay without one.
    penId: isElsewhere || (before && !before.penId) ? penId.nullish() : penId,
    /** The id of a product in the catalogue; null for one that is typed. */
    catalogId: z.string().nullable(),
    medicationName: isElsewhere ? z.string(MISSING_MEDICINE).pipe(medicationName) : z.string().nullable(),
    /** The pen that gives what the first one cannot; unless chosen, the one that ends first. */
    otherPenId: z.string().nullable(),
    doseMg,
    applicationSite,
    zone: place,
    moment: momentSchema(zone, { isNew: before === null }),
    pain,
    reactions,
    notes,
  });
  const { error: missingSite } = applicationSite.safeParse(undefined);
  const isSiteKnown = ({ moment, applicationSite: site }: Placed) =>
    site !== null || mayForgetSite(moment, { today: dayOf(new Date(), zone), application: before });
  // The missing site is named beside the other mistakes, not after them.
  return fields.refine(isSiteKnown, {
    path: ['applicationSite'],
    message: missingSite!.issues[0]!.message,
    when: () => true,
  });
};

type Placed = Pick<Application, 'applicationSite'> & { moment: string | null };

/** The day that was chosen is over, or is still to be said: where the dose went then is not suggested but remembered. */
export const isEarlierDay = (moment: string | null, today: string) =>
  moment !== null && moment.split('T')[0] !== today;

/** A dose of an earlier day may stay without a site, and so may one that has none. */
export const mayForgetSite = (
  moment: string | null,
  { today, application }: { today: string; application: Application | null },
) => isEarlierDay(moment, today) || (application !== null && application.applicationSite === null);

const MISSING_MEDICINE = 'Escolha o medicamento.';

/** Only the screen knows the patient's clock. */
export const applicationSchema = (zone: string, about: About) => forDraft(schemaOf(zone, about));

/** The form's values; the moment as the patient's clock shows it, empty for now. */
export type ApplicationValues = z.input<ReturnType<typeof applicationSchema>>;
export type Accepted = z.output<ReturnType<typeof applicationSchema>>;

/** Stays as it was said where the dose turns out to be of another pen, or of none at home. */
export type Begun = Pick<
  ApplicationValues,
  'moment' | 'applicationSite' | 'zone' | 'pain' | 'reactions' | 'notes'
>;

export const begunWith = (values: ApplicationValues): Begun => {
  const { moment, applicationSite, zone, pain, reactions, notes } = values;
  return { moment, applicationSite, zone, pain, reactions, notes };
};

const NO_MEDICINE = { catalogId: null, medicationName: null };

const NO_PLACE = { zone: null, applicationSite: null };

/** Where the next dose goes; nothing for a dose of an earlier day. */
const placeSuggested = ({ zone }: Overview['suggestion'], isEarlier: boolean) =>
  zone && !isEarlier ? { zone, applicationSite: partsOf(zone).site } : NO_PLACE;

type Place = Pick<ApplicationValues, 'zone' | 'applicationSite'>;

/** The place after another day was chosen: the suggestion goes and comes with today, a choice stays. */
export function placeFollowing(
  place: Place,
  suggestion: Overview['suggestion'],
  { isEarlier }: { isEarlier: boolean },
): Place {
  const before = placeSuggested(suggestion, !isEarlier);
  const isUntouched = changedFields(place, before).length === 0;
  return isUntouched ? placeSuggested(suggestion, isEarlier) : place;
}

/** Everything already suggested, so that nothing has to be filled in. The moment is as the form holds it. */
export function suggestedValues(
  { suggestion }: Overview,
  { moment, today }: { moment: string | null; today: string },
  medicine: Pick<ApplicationValues, 'catalogId' | 'medicationName'> = NO_MEDICINE,
): ApplicationValues {
  const { penId, doseMg } = suggestion;
  return {
    penId,
    ...medicine,
    otherPenId: null,
    doseMg,
    ...placeSuggested(suggestion, isEarlierDay(moment, today)),
    moment,
    pain: null,
    reactions: null,
    notes: null,
  };
}

export function recordedValues(application: Application, timeZone: string): ApplicationValues {
  const { penId, doseMg, applicationSite, zone, datetime, pain, reactions, notes } = application;
  const moment = writtenMoment(datetime, timeZone);
  const otherPenId = application.alsoFrom[0]?.penId ?? null;
  return { penId, ...NO_MEDICINE, otherPenId, doseMg, applicationSite, zone, moment, pain, reactions, notes };
}

/** Chosen together: a suggested dose belongs to its pen, and a zone to its site. */
const TOGETHER: readonly (keyof ApplicationValues)[][] = [
  ['penId', 'otherPenId', 'doseMg', 'catalogId', 'medicationName'],
  ['zone', 'applicationSite'],
  ['moment'],
  ['pain'],
  ['reactions'],
  ['notes'],
];

/** Values suggested later, except where the patient has changed those suggested before. */
export function withTyped(
  fresh: ApplicationValues,
  typed: ApplicationValues,
  before: ApplicationValues,
): ApplicationValues {
  const changed = new Set<keyof ApplicationValues>(changedFields(typed, before));
  const kept = TOGETHER.filter((names) => names.some((name) => changed.has(name))).flat();
  return { ...fresh, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}
