import {
  type Application,
  registerApplication,
  registerApplicationElsewhere,
} from '@leveza/contract/applications/applications.ts';
import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useTimedDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { Overview } from '../use-overview.ts';
import {
  applicationSchema,
  type Begun,
  recordedValues,
  suggestedValues,
  withTyped,
} from './application-values.ts';
import { shareOf } from './dose-parts.ts';
import { usualMedicine } from './medicines.ts';
import { type SavedApplication, useSaveApplication } from './use-save-application.ts';

const CALLS = [registerApplication.path, registerApplicationElsewhere.path];

interface About {
  overview: Overview;
  pens: readonly Pen[];
  /** The one that is edited; null for a new one. */
  application: Application | null;
  /** The moment a new one begins with, as the form holds it; null for now. */
  moment: string | null;
  /** The pen a new one was asked for; its draft is not filled with a dose begun for another. */
  askedPenId: string | undefined;
  /** The medicines to choose from where there is no pen. */
  medicines: readonly Glp1Product[] | undefined;
  /** The patient typed it in the form before this one. */
  begun: Begun | undefined;
}

/** The form of one application: doubtful values are confirmed, and typed values stay meanwhile. */
export function useApplicationForm(
  { overview, pens, application, moment: first, askedPenId, medicines, begun }: About,
  onDone: (saved: SavedApplication | undefined) => boolean | void,
) {
  const { timeZone } = useSession();
  const today = useToday();
  const isElsewhere = medicines !== undefined;
  const schema = useMemo(
    () => applicationSchema(timeZone, { application, isElsewhere }),
    [timeZone, application, isElsewhere],
  );
  const suggestedBy = (from: Overview) =>
    suggestedValues(from, { moment: first, today }, medicines && usualMedicine(medicines, from));
  const [values] = useState(() =>
    application ? recordedValues(application, timeZone) : suggestedBy(overview),
  );
  const followed = useRef(values);
  const beginning = [first ?? 'new', askedPenId, isElsewhere && 'elsewhere'].filter(Boolean).join(':');
  const draft = useTimedDraft(`dose:${application?.id ?? beginning}`, values);
  const { record, recordElsewhere, update } = useSaveApplication(timeZone, draft);
  const recording = useRecord({
    schema,
    values,
    draft,
    begun: begun && { ...values, ...begun },
    isEdit: application !== null,
    save: ({ otherPenId, catalogId, medicationName, ...accepted }, sending) => {
      if (isElsewhere) {
        const { penId: _, ...dose } = accepted;
        const medicine = { catalogId, medicationName: medicationName! };
        return recordElsewhere({ ...dose, ...medicine }, sending.confirmed);
      }
      const { parts } = shareOf({ ...accepted, otherPenId }, { pens, application, today });
      const dose = { ...accepted, alsoFrom: parts?.slice(1) ?? [] };
      return application ? update(application, dose, sending) : record(dose, sending.confirmed);
    },
    atField,
    onDone,
  });
  // The form opens from an overview of before; the fresh one behind it may suggest another dose.
  const follow = useEffectEvent((suggestion: Overview['suggestion']) => {
    if (application || recording.isPending || recording.question) return;
    // A press whose answer was lost is pressed again as it was: with other values it would be a second dose.
    if (CALLS.some((call) => draft.keys.left(call))) return;
    const fresh = suggestedBy({ ...overview, suggestion });
    if (changedFields(fresh, followed.current).length === 0) return;
    const shown = withTyped(fresh, recording.form.getValues(), followed.current);
    followed.current = fresh;
    recording.follow(fresh, shown);
  });
  useEffect(() => follow(overview.suggestion), [overview.suggestion]);
  const [moment, penId] = useWatch({ control: recording.form.control, name: ['moment', 'penId'] });
  return { ...recording, moment, penId };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

/** A mistake about the amount is shown at the dose. */
function atField(problem: Problem): Problem {
  if (problem.code !== 'pen-not-enough' || problem.fields) return problem;
  return new Problem('invalid-input', { fields: { doseMg: problem.message }, cause: problem });
}
