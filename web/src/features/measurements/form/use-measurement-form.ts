import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import type { HealthNotice } from '@leveza/domain/health-notice.ts';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { instantOf } from '../../../lib/moment.ts';
import { failureOf } from '../../../lib/patience.ts';
import { holdSession } from '../../../lib/session-hold.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { useTimedDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { OtherMeasure } from '../search.ts';
import {
  type Accepted,
  hasOtherMeasure,
  measurementSchema,
  type MeasurementValues,
  newValues,
  recordedValues,
  suggestedWeight,
} from './measurement-values.ts';
import { type SavedMeasurement, useSaveMeasurement } from './use-save-measurement.ts';
import { alertsFor, type Reading } from '@leveza/domain/measurements/alerts.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';

export interface FormAbout {
  summary: MeasurementSummary;
  /** The one that is edited; null for a new one. */
  measurement: Measurement | null;
  /** The value a new measurement was opened for, instead of the weight. */
  measure: OtherMeasure | null;
}

/** A question to answer before saving. */
type Question = { kind: 'jump'; text: string; first: keyof MeasurementValues } | { kind: 'weighed' };

type Outcome = SavedMeasurement | Problem;

/** A notice to read before the dialog continues. */
export interface Notice {
  alerts: readonly HealthNotice[];
  /** Whether the server has the reading. */
  state: 'saving' | 'saved' | 'unsaved';
  goOn: () => void;
}

/** The form of one measurement: probable mistakes are asked about, and typed values stay meanwhile. */
export function useMeasurementForm(
  { summary, measurement, measure }: FormAbout,
  onDone: (saved: SavedMeasurement | undefined) => boolean | void,
) {
  const session = useSession();
  const { timeZone } = session;
  const isCovered = use(AreFiguresCovered);
  const [before] = useState(() => {
    if (measurement) return recordedValues(measurement, timeZone);
    // A suggested weight must not be saved with a waist, and a covered one must not be shown.
    const weight = measure || isCovered ? null : suggestedWeight(summary, session);
    return newValues(weight);
  });
  const isNew = measurement === null;
  const draft = useTimedDraft(`measurement:${measurement?.id ?? measure ?? 'new'}`, before);
  const schema = useMemo(() => measurementSchema(timeZone, isNew), [timeZone, isNew]);
  const saving = useSaveMeasurement(draft);
  const [isAskingWeighed, setAskingWeighed] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const onLeave = useRef(() => {});
  useEffect(() => () => onLeave.current(), []);
  const shownAlerts = useRef(measurement ? alertsOf(measurement).map(({ key }) => key) : []);
  const isWeightConfirmed = useRef(
    measurement !== null || before.weight === null || (draft.restored ?? before).weight !== before.weight,
  );

  /**
   * A dangerous reading has its notice read before anything else, whether or not it could be saved, and without waiting
   * for a slow server.
   */
  const afterNotice = async (
    reading: Accepted & { datetime?: string | undefined },
    sent: Promise<Outcome>,
  ) => {
    const alerts = alertsOf(reading);
    if (alerts.every(({ key }) => shownAlerts.current.includes(key))) return;
    shownAlerts.current = alerts.map(({ key }) => key);
    // A session that turns out to be over would take the notice away.
    const letGo = holdSession();
    const left = new Promise<void>((resolve) => {
      onLeave.current = resolve;
    });
    // At the press: a form that is closed while it waits would take the notice along.
    const read = new Promise<void>((goOn) => setNotice({ alerts, state: 'saving', goOn }));
    const sayOutcome = async () => {
      const state = (await sent) instanceof Problem ? 'unsaved' : 'saved';
      setNotice((shown) => shown && { ...shown, state });
    };
    void sayOutcome();
    await Promise.race([read, left]);
    setNotice(null);
    letGo();
  };

  const { form, submit, confirm, forget, question, ...recording } = useRecord({
    schema,
    values: before,
    draft,
    isEdit: !isNew,
    save: async ({ moment, ...accepted }, { changed, confirmed }) => {
      // An untouched moment stays to the second; that of a new one, left empty, is the server's now.
      const isMomentKept = measurement && !changed.includes('moment');
      const datetime = isMomentKept ? measurement.datetime : instantOf(moment, timeZone);
      const body = { ...accepted, ...confirmed, ...(datetime && { datetime }) };
      const sending = measurement ? saving.update(measurement, body) : saving.record(body);
      const sent: Promise<Outcome> = sending.catch(failureOf);
      await afterNotice({ moment, ...accepted, datetime }, sent);
      const outcome = await sent;
      if (outcome instanceof Problem) throw outcome;
      return outcome;
    },
    atField: (problem) => inFormWords(problem, (name) => (name === 'datetime' ? 'moment' : name)),
    onDone,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) setAskingWeighed(false);
          if (name === 'weight') isWeightConfirmed.current = true;
        },
      }),
    [form],
  );

  const asked: Question | null = isAskingWeighed
    ? { kind: 'weighed' }
    : question && jumpOf(question, isCovered);
  return {
    form,
    ...recording,
    save: (accepted: Accepted) => {
      if (isWeightConfirmed.current || !hasOtherMeasure(accepted)) return submit(accepted);
      const datetime = instantOf(accepted.moment, timeZone);
      // A dangerous reading comes before the question: a weight that was only suggested is not its part.
      if (alertsOf({ ...accepted, datetime }).length > 0) return submit({ ...accepted, weight: null });
      return setAskingWeighed(true);
    },
    question: asked,
    notice,
    dismiss: () => setAskingWeighed(false),
    /** Was the suggested weight weighed together with the other measures? */
    answerWeighed(isYes: boolean) {
      isWeightConfirmed.current = true;
      if (!isYes) form.setValue('weight', null);
      setAskingWeighed(false);
      void form.handleSubmit(submit)();
    },
    correct() {
      if (asked?.kind === 'jump') form.setFocus(asked.first);
      forget();
    },
    confirm,
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

const FRESH_MS = DAY_MS;

/** Advice about a reading; none for a reading of days ago that is only being recorded. */
function alertsOf({ datetime, ...reading }: Reading & { datetime?: string | undefined }): HealthNotice[] {
  const isFresh = !datetime || Date.now() - Date.parse(datetime) < FRESH_MS;
  return isFresh ? alertsFor(reading) : [];
}
