import { z } from '../zod.ts';

export const blankIsNone = (value: unknown) => (value === '' ? null : value);

/** A number of Brazil with or without its country, or of another country with '+'; kept as '+5511999998888'. */
export const PhoneNumber = z.preprocess(
  blankIsNone,
  z
    .string()
    .max(30, 'Informe um telefone com DDD.')
    .transform((written) => readPhone(written))
    .refine((phone) => phone !== '', 'Informe um telefone com DDD.')
    .nullable(),
);

function readPhone(written: string): string {
  const digits = written.replace(/\D/g, '');
  if (written.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : '';
  if (/^[1-9]\d9\d{8}$/.test(digits)) return `+55${digits}`;
  return /^55[1-9]\d9\d{8}$/.test(digits) ? `+${digits}` : '';
}
