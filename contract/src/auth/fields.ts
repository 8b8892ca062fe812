import { genderOf } from '@leveza/domain/profile/gender.ts';
import { HEIGHT_CM, NAME_MIN_LENGTH, WEIGHT_KG, isAgeAllowed } from '@leveza/domain/profile/limits.ts';
import { normalisePhone } from '@leveza/domain/profile/phone.ts';
import { DEFAULT_ZONE, dayIn, isDay } from '@leveza/domain/time/days.ts';
import { text } from '../text.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';

const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;

/** Absent or of another type counts as not filled in: one sentence for both, as the form has it. */
const required = (message: string) => z.string({ error: message });

export const name = required('Nome é obrigatório')
  .pipe(text(120))
  .pipe(
    z.string().min(1, 'Nome é obrigatório').min(NAME_MIN_LENGTH, 'Nome deve ter pelo menos 2 caracteres'),
  );

export const email = required('Email é obrigatório')
  .pipe(text(254))
  .pipe(
    z
      .string()
      .min(1, 'Email é obrigatório')
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email inválido'),
  );

/** Not trimmed: a space is part of a password. */
export const password = required('Senha é obrigatória')
  .min(1, 'Senha é obrigatória')
  .min(PASSWORD_MIN, 'Senha deve ter pelo menos 6 caracteres')
  .max(PASSWORD_MAX, `Senha deve ter no máximo ${PASSWORD_MAX} caracteres`);

export const phone = required('Telefone é obrigatório')
  .pipe(text(40))
  .pipe(z.string().min(1, 'Telefone é obrigatório'))
  .transform((typed, context) => {
    const stored = normalisePhone(typed);
    if (stored) return stored;
    context.addIssue('Telefone deve estar no formato (11) 99999-9999');
    return z.NEVER;
  });

/** A plain day. A timestamp is accepted too: its day is kept as written, without converting the zone. */
export const birthDate = required('Data de nascimento é obrigatória')
  .min(1, 'Data de nascimento é obrigatória')
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]*(Z|[+-]\d{2}:?\d{2})?)?$/, 'Data de nascimento inválida')
  .transform((written) => written.slice(0, 10))
  .refine(isDay, 'Data de nascimento inválida')
  // The specification counts years alone, so any zone's today gives the same answer but for New Year's Eve.
  .refine(
    (day) => isAgeAllowed(day, dayIn(DEFAULT_ZONE, new Date())),
    'Idade deve estar entre 16 e 120 anos',
  );

/** Null where the patient prefers not to say. */
export const gender = z
  .string()
  .nullish()
  .transform((word) => (word == null ? null : genderOf(word)));

// The day is held against today by the screen and the server: both know more of the patient's zone than the contract.
export const treatmentStart = calendarDay.refine(
  (day) => day >= '2005-01-01',
  'Os tratamentos com GLP-1 começaram em 2005. Confira o ano.',
);

const measure = (absent: string, outside: string, { min, max }: { min: number; max: number }) =>
  z.number({ error: absent }).min(min, outside).max(max, outside);

export const height = measure('Altura é obrigatória', 'Altura deve estar entre 100 e 250 cm', HEIGHT_CM);
export const initialWeight = measure(
  'Peso inicial é obrigatório',
  'Peso deve estar entre 30 e 300 kg',
  WEIGHT_KG,
);
export const targetWeight = measure(
  'Peso meta é obrigatório',
  'Peso meta deve estar entre 30 e 300 kg',
  WEIGHT_KG,
);
export const currentWeight = measure(
  'Informe um número.',
  'Peso deve estar entre 30 e 300 kg',
  WEIGHT_KG,
).nullish();
