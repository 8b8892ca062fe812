import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { RegisterForm, type RegisterInput } from '@leveza/contract/auth/register.ts';
import { upTo } from '@leveza/contract/time.ts';
import type { z } from '@leveza/contract/zod.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isKeptOnDevice } from '../../lib/device-choice.ts';
import { VISITOR } from '../../lib/session-drafts.ts';
import { changedFields } from '../../ui/form/changed-fields.ts';
import { type Draft, forDraft } from '../../ui/form/draft.ts';
import { useDraftOf } from '../../ui/form/use-draft-of.ts';
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts';

export type Filled = z.output<typeof RegisterForm>;
type Texts = (typeof STEPS)[0]['fields'][number];
type Values = Draft<Filled, Texts>;
export type SignUpForm = ZodForm<Values, Filled>;

/** The parts of the form: one below the other on a desktop, one at a time on a phone. */
export const STEPS = [
  { title: 'Conta', fields: ['name', 'email', 'phone', 'password', 'confirmPassword'] },
  { title: 'Sobre você', fields: ['birthDate', 'gender', 'height'] },
  {
    title: 'Seu tratamento',
    fields: [
      'hasStarted',
      'treatmentStart',
      'initialWeight',
      'currentWeight',
      'targetWeight',
      'hasConsented',
    ],
  },
] as const satisfies { title: string; fields: (keyof Filled)[] }[];

const EMPTY: Values = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  birthDate: null,
  gender: null,
  height: null,
  hasStarted: null,
  treatmentStart: null,
  initialWeight: null,
  currentWeight: null,
  targetWeight: null,
  hasConsented: false,
};

/** Never kept on the device: a password; a consent is given each time anew. */
const NOT_KEPT = { password: '', confirmPassword: '', hasConsented: false };

/** Only the screen knows which day it is where the patient is. A reload leaves what was filled in. */
export function useSignUpForm(today: string) {
  const schema = useMemo(() => {
    const [isPast, message] = upTo(today);
    const started = RegisterForm.refine(({ treatmentStart }) => isPast(treatmentStart), {
      path: ['treatmentStart'],
      message,
      when: ({ value }) => typeof (value as Partial<Filled>).treatmentStart === 'string',
    });
    return forDraft(started, ...STEPS[0].fields);
  }, [today]);
  const draft = useDraftOf(VISITOR, 'register', EMPTY);
  const form: SignUpForm = useZodForm(schema, { defaultValues: draft.restored ?? EMPTY });
  const keep = useEffectEvent((values: Values) => {
    const kept = { ...values, ...NOT_KEPT };
    draft.keep(kept, isKeptOnDevice() && changedFields(kept, EMPTY).length > 0);
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ name, values }) => name && keep(values) }),
    [form],
  );
  return { form, isRestored: draft.restored !== undefined };
}

/** The body to send: the password once, the consent with the version of its text, and today's weight. */
export function toRegister(filled: Filled): z.input<typeof RegisterInput> {
  const {
    confirmPassword: _,
    hasConsented: __,
    hasStarted,
    treatmentStart,
    currentWeight,
    ...account
  } = filled;
  const zone = deviceZone();
  return {
    ...account,
    ...(hasStarted === 'yes'
      ? { treatmentStart, currentWeight }
      : // A treatment that has not begun starts from today's weight.
        { treatmentStart: null, currentWeight: account.initialWeight }),
    consent: { purpose: 'health-data', version: CONSENT_VERSION },
    ...(zone && { timeZone: zone }),
  };
}

/** The zones of a browser that hides its place: most of them UTC, Firefox Iceland. */
const HIDDEN = /^(?:UTC|GMT|Etc\/|Atlantic\/Reykjavik$)/;

/** Where the patient's days begin and end; where the browser hides it, the server's default holds. */
export function deviceZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) && !HIDDEN.test(timeZone) ? timeZone : undefined;
}

/** The first step with a refused field, so that the patient can see it. */
export function stepOf(refused: Readonly<Record<string, unknown>> | undefined): number | null {
  const index = STEPS.findIndex(({ fields }) => fields.some((name) => refused && name in refused));
  return index < 0 ? null : index;
}
