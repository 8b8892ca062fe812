import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import type { HealthNotice } from '@leveza/domain/side-effects/red-flag.ts';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { instantOf } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { showProblem } from '../../../ui/form/show-problem.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import type { OtherMeasure } from '../search.ts';
import { alertsOf } from './alerts-of.ts';
import {
  type Accepted,
  hasOtherMeasure,
  measurementSchema,
  type MeasurementValues,
  newValues,
  recordedValues,
  suggestedWeight,
} from './measurement-values.ts';
import { useSaveMeasurement } from './use-save-measurement.ts';

export interface FormAbout {
  summary: MeasurementSummary;
  /** The one that is edited; null for a new one. */
  measurement: Measurement | null;
  /** What a new one was opened to measure instead of the weight. */
  measure: OtherMeasure | null;
}

/** What has to be answered before anything is recorded. */
type Question = { kind: 'jump'; text: string; first: keyof MeasurementValues } | { kind: 'weighed' };

/** What has to be read before the dialog goes on. */
export interface Notice {
  alerts: readonly HealthNotice[];
  isUnsaved: boolean;
  goOn: () => void;
}

/** The form of one measurement: what is probably a slip is asked about, and nothing typed is lost meanwhile. */
export function useMeasurementForm({ summary, measurement, measure }: FormAbout, onDone: () => void) {
  const session = useSession();
  const { timeZone } = session;
  const isCovered = use(AreFiguresCovered);
  const [before] = useState(() => {
    if (measurement) return recordedValues(measurement, session);
    // A weight nobody weighed must not slip in beside a waist, and a covered one not be shown.
    const weight = measure || isCovered ? null : suggestedWeight(summary, session);
    return newValues(weight, session, new Date());
  });
  const schema = useMemo(() => measurementSchema(timeZone), [timeZone]);
  const form = useZodForm<MeasurementValues, Accepted>(schema, { defaultValues: before });
  const saving = useSaveMeasurement();
  const [question, setQuestion] = useState<Question | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const toldAbout = useRef(measurement ? alertsOf(measurement).map(({ key }) => key) : []);
  const isWeightMeant = useRef(measurement !== null || before.weight === null);

  // The question was about what stood there.
  const onEdited = useEffectEvent((name: string) => {
    setQuestion(null);
    if (name === 'weight') isWeightMeant.current = true;
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => name && onEdited(name) }),
    [form],
  );
  const isDirty = useWatch({
    control: form.control,
    compute: (values: MeasurementValues) => changedFields(values, before).length > 0,
  });

  const goOnAfter = (outcome: Problem | (() => void)) => {
    setNotice(null);
    if (!(outcome instanceof Problem)) {
      outcome();
      return onDone();
    }
    if (outcome.code === 'measure-jump') return setQuestion(jumpOf(outcome, isCovered));
    setQuestion(null);
    showProblem(form, atMoment(outcome));
  };

  const send = async ({ moment, ...accepted }: Accepted, confirmJump: boolean) => {
    const changed = changedFields(form.getValues(), before);
    if (measurement && changed.length === 0) return onDone();
    // An untouched moment stays to the second or, for a new one, is the server's now.
    const written = changed.includes('moment') ? instantOf(moment, timeZone) : measurement?.datetime;
    const body = { ...accepted, confirmJump, ...(written && { datetime: written }) };
    const saved = measurement ? saving.update(measurement, body) : saving.record(body);
    const outcome = await saved.catch((cause: unknown) => {
      if (cause instanceof Problem) return cause;
      throw cause;
    });
    const alerts = alertsOf({ ...accepted, datetime: written });
    const isNew = alerts.some(({ key }) => !toldAbout.current.includes(key));
    if (!isNew) return goOnAfter(outcome);
    // Whether or not it could be saved, it has to be said.
    toldAbout.current = alerts.map(({ key }) => key);
    setNotice({ alerts, isUnsaved: outcome instanceof Problem, goOn: () => goOnAfter(outcome) });
  };

  const submit = (confirmJump: boolean) =>
    void form.handleSubmit((accepted) => send(accepted, confirmJump))();

  return {
    form,
    isDirty,
    isPending: saving.isPending,
    save: (accepted: Accepted) =>
      isWeightMeant.current || !hasOtherMeasure(accepted)
        ? send(accepted, false)
        : setQuestion({ kind: 'weighed' }),
    question,
    notice,
    dismiss: () => setQuestion(null),
    /** Was the suggested weight weighed together with the other measures? */
    answerWeighed(isYes: boolean) {
      isWeightMeant.current = true;
      if (!isYes) form.setValue('weight', null);
      setQuestion(null);
      submit(false);
    },
    correct() {
      if (question?.kind === 'jump') form.setFocus(question.first);
      setQuestion(null);
    },
    confirm: () => submit(true),
  };
}

export type MeasurementForm = ReturnType<typeof useMeasurementForm>['form'];

/** The server's sentences name both values; covered ones are not named. */
function jumpOf({ fields = {} }: Problem, isCovered: boolean): Question {
  const sentences = Object.values(fields);
  const hasWords = sentences.length > 0 && !isCovered;
  return {
    kind: 'jump',
    text: hasWords ? sentences.join(' ') : PROBLEMS['measure-jump'].message,
    first: (Object.keys(fields)[0] ?? 'weight') as keyof MeasurementValues,
  };
}

/** What the server calls `datetime` stands in the form as the moment. */
function atMoment(problem: Problem): Problem {
  const { datetime, ...others } = problem.fields ?? {};
  if (!datetime) return problem;
  return new Problem('invalid-input', { fields: { ...others, moment: datetime }, cause: problem });
}
