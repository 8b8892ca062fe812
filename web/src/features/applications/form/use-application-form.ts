import type { Application } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session.ts';
import { changedFields } from '../../../ui/form/changed-fields.ts';
import { showProblem } from '../../../ui/form/show-problem.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import type { Overview } from '../use-overview.ts';
import {
  type Accepted,
  applicationSchema,
  type ApplicationValues,
  recordedValues,
  suggestedValues,
} from './application-values.ts';
import type { Doubt } from './confirmation.ts';
import { type Confirmed, useSaveApplication } from './use-save-application.ts';

interface About {
  overview: Overview;
  /** The one that is edited; null for a new one. */
  application: Application | null;
  /** The moment a new one is about; null for now. */
  at: string | null;
}

const UNCONFIRMED: Confirmed = { confirmEarly: false, confirmExpired: false };

/** The form of one application: what is doubtful is asked about, and nothing typed is lost meanwhile. */
export function useApplicationForm({ overview, application, at }: About, onDone: () => void) {
  const { timeZone } = useSession();
  const [before] = useState(() =>
    application ? recordedValues(application, timeZone) : suggestedValues(overview, at, timeZone),
  );
  const schema = useMemo(() => applicationSchema(timeZone, application), [timeZone, application]);
  const form = useZodForm<ApplicationValues, Accepted>(schema, { defaultValues: before });
  const saving = useSaveApplication(timeZone);
  const [{ doubt, confirmed }, setAsked] = useState<{ doubt: Doubt | null; confirmed: Confirmed }>({
    doubt: null,
    confirmed: UNCONFIRMED,
  });
  const forget = () => setAsked({ doubt: null, confirmed: UNCONFIRMED });

  // An answer was about what stood there.
  const onEdited = useEffectEvent(forget);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => name && onEdited() }),
    [form],
  );
  const shown = useWatch({
    control: form.control,
    compute: (values: ApplicationValues) => ({
      isDirty: changedFields(values, before).length > 0,
      moment: values.moment,
      penId: values.penId,
    }),
  });

  const send = async (accepted: Accepted, meant: Confirmed) => {
    const changed = changedFields(form.getValues(), before);
    if (application && changed.length === 0) return onDone();
    try {
      await (application
        ? saving.update(application, accepted, changed, meant)
        : saving.record(accepted, meant));
      onDone();
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      if (cause.code === 'dose-too-soon') {
        return setAsked({ doubt: cause.code, confirmed: { ...meant, confirmEarly: true } });
      }
      if (cause.code === 'expired-item') {
        return setAsked({ doubt: cause.code, confirmed: { ...meant, confirmExpired: true } });
      }
      forget();
      throw atField(cause);
    }
  };

  return {
    form,
    ...shown,
    isPending: saving.isPending,
    save: (accepted: Accepted) => send(accepted, UNCONFIRMED),
    doubt,
    forget,
    confirm: () =>
      void form.handleSubmit((accepted) =>
        send(accepted, confirmed).catch((cause: unknown) => {
          if (!(cause instanceof Problem)) throw cause;
          showProblem(form, cause);
        }),
      )(),
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

/** What is wrong with the amount stands under the dose. */
function atField(problem: Problem): Problem {
  if (problem.code !== 'pen-not-enough' || problem.fields) return problem;
  return new Problem('invalid-input', { fields: { doseMg: problem.message }, cause: problem });
}
