import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { instantOf } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { showProblem } from '../../../ui/form/show-problem.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { jumpDetail, weightBefore } from './jump-words.ts';
import {
  type Accepted,
  measurementSchema,
  type MeasurementValues,
  recordedValues,
  suggestedValues,
} from './measurement-values.ts';
import { useSaveMeasurement } from './use-save-measurement.ts';

export interface FormAbout {
  summary: MeasurementSummary;
  measurements: readonly Measurement[];
  /** The one that is edited; null for a new one. */
  measurement: Measurement | null;
}

/** The form of one measurement: a weight far from the last is asked about, and nothing typed is lost meanwhile. */
export function useMeasurementForm({ summary, measurements, measurement }: FormAbout, onDone: () => void) {
  const session = useSession();
  const { timeZone } = session;
  const [before] = useState(() =>
    measurement ? recordedValues(measurement, session) : suggestedValues(summary, session, new Date()),
  );
  const schema = useMemo(() => measurementSchema(timeZone), [timeZone]);
  const form = useZodForm<MeasurementValues, Accepted>(schema, { defaultValues: before });
  const saving = useSaveMeasurement();
  const [jump, setJump] = useState<string | null>(null);

  // The question was about what stood there.
  const onEdited = useEffectEvent(() => setJump(null));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => name && onEdited() }),
    [form],
  );
  const isDirty = useWatch({
    control: form.control,
    compute: (values: MeasurementValues) => changedFields(values, before).length > 0,
  });

  const send = async ({ moment, ...accepted }: Accepted, confirmJump: boolean) => {
    const changed = changedFields(form.getValues(), before);
    if (measurement && changed.length === 0) return onDone();
    // An untouched moment stays to the second or, for a new one, is the server's now.
    const written = changed.includes('moment') ? instantOf(moment, timeZone) : measurement?.datetime;
    const body = { ...accepted, confirmJump, ...(written && { datetime: written }) };
    try {
      await (measurement ? saving.update(measurement, body) : saving.record(body));
      onDone();
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      if (cause.code !== 'weight-jump') throw atMoment(cause);
      const at = written ? new Date(written) : new Date();
      const last = weightBefore({ summary, measurements, except: measurement?.id, at });
      setJump(jumpDetail(last, accepted.weight!, session));
    }
  };

  return {
    form,
    isDirty,
    isPending: saving.isPending,
    save: (accepted: Accepted) => send(accepted, false),
    /** What has to be looked at again before it is recorded. */
    jump,
    correct() {
      setJump(null);
      form.setFocus('weight');
    },
    confirm: () =>
      void form.handleSubmit((accepted) =>
        send(accepted, true).catch((cause: unknown) => {
          if (!(cause instanceof Problem)) throw cause;
          setJump(null);
          showProblem(form, cause);
        }),
      )(),
  };
}

export type MeasurementForm = ReturnType<typeof useMeasurementForm>['form'];

/** What the server calls `datetime` stands in the form as the moment. */
function atMoment(problem: Problem): Problem {
  const { datetime, ...others } = problem.fields ?? {};
  if (!datetime) return problem;
  return new Problem('invalid-input', { fields: { ...others, moment: datetime }, cause: problem });
}
