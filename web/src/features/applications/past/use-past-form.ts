import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { addDays, isDay } from '@leveza/domain/time/days.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { countForm } from '../../../lib/open-forms.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { OTHER } from '../form/medicines.ts';
import { type PastAccepted, pastSchema, type PastValues } from './past-form.ts';
import { dosesSince, type FirstRecorded } from './past-plan.ts';

const WEEK = 7;
/** A start to edit where none is known: long enough ago to show what the steps mean. */
const DAYS_AGO = 28;

interface Start {
  medicines: readonly Glp1Product[];
  /** The medicine in use, where it is known. */
  medicine: Glp1Product | undefined;
  today: string;
  /** The day of the first dose, where the patient said it. */
  startedOn: string | null;
  /** The oldest dose that is recorded. */
  recorded: FirstRecorded | null;
}

/** The plan of what was applied. Until the patient touches the steps they follow the label and the dates. */
export function usePastForm({ medicines, medicine, today, startedOn, recorded }: Start) {
  const schema = useMemo(() => pastSchema(today), [today]);
  // Today's dose may be still to come, and is easily missed at the end of a long list.
  const yesterday = addDays(today, -1);
  const firstDay = startedOn ?? addDays(recorded?.day ?? today, -DAYS_AGO);
  const since = (day: string, intervalDays: number, of: Glp1Product | undefined) =>
    dosesSince(day, { product: of, intervalDays, last: yesterday, recorded });
  const [first] = useState(() => since(firstDay, medicine?.intervalDays ?? WEEK, medicine));
  const [before] = useState((): PastValues => ({
    startDay: first.startDay,
    intervalDays: medicine?.intervalDays ?? WEEK,
    medicine: medicine?.id ?? null,
    name: null,
    time: '08:00',
    steps: first.steps,
  }));
  const draft = useDraft('applications before', before);
  const { restored } = draft;
  const form = useZodForm<PastValues, PastAccepted>(schema, { defaultValues: restored ?? before });
  useEffect(countForm, []);
  const keep = useEffectEvent((values: PastValues) =>
    draft.keep(values, changedFields(values, before).length > 0),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => name && keep(values),
      }),
    [form],
  );
  const steps = useFieldArray({ control: form.control, name: 'steps' });
  const isOwn = useRef(restored !== undefined);

  // The start that the patient chose, beside the day from which all doses fit.
  const start = useRef({ chosen: firstDay, shown: before.startDay });
  const [leftOut, setLeftOut] = useState(restored ? 0 : first.leftOut);

  const productOf = (id: string | null) => medicines.find((each) => each.id === id);

  const follow = () => {
    const { medicine: chosen, startDay, intervalDays } = form.getValues();
    if (!startDay || !isDay(startDay) || !intervalDays || !(intervalDays >= 1)) return;
    // Steps of the patient's own say how many there were.
    if (isOwn.current) return setLeftOut(0);
    const from = startDay === start.current.shown ? start.current.chosen : startDay;
    const laid = since(from, intervalDays, productOf(chosen));
    start.current = { chosen: from, shown: laid.startDay };
    setLeftOut(laid.leftOut);
    if (laid.leftOut > 0 || from !== startDay) form.setValue('startDay', laid.startDay);
    steps.replace(laid.steps);
  };

  return {
    form,
    isRestored: restored !== undefined,
    drop: draft.drop,
    steps,
    /** How many of the oldest doses do not fit. */
    leftOut,
    productOf,
    follow,
    chooseMedicine(id: string | null) {
      const interval = productOf(id)?.intervalDays;
      if (interval) form.setValue('intervalDays', interval);
      if (id !== OTHER) form.clearErrors('name');
      follow();
    },
    /** From the first touch on the steps are the patient's own. */
    ownSteps: () => {
      isOwn.current = true;
    },
  };
}

export type PastForm = ReturnType<typeof usePastForm>;
