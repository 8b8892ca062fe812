import { z } from 'zod';
import { MOMENT_REFUSAL, readMoment, writtenInstant } from '../../lib/moment.ts';

/** A moment as a form holds it, in the patient's zone. Only a new record may leave it out, which is now. */
export const momentSchema = (zone: string, { isNew }: { isNew: boolean }) =>
  z
    .string(MOMENT_REFUSAL.incomplete)
    .nullable()
    .superRefine((written, context) => {
      if (written === null && isNew) return;
      const moment = readMoment(written, zone, new Date());
      if (moment.ok) return;
      // The time of a new record may be left out: only its day can be missing.
      const isDayMissing = isNew && moment.why === 'incomplete';
      context.addIssue({
        code: 'custom',
        message: isDayMissing ? MOMENT_REFUSAL.noDay : MOMENT_REFUSAL[moment.why],
      });
    });

/** A moment that is yet to come, as the patient's clock will show it. */
export const comingMoment = (zone: string) =>
  z
    .string(MOMENT_REFUSAL.incomplete)
    .nullable()
    .transform((written, context) => {
      const instant = writtenInstant(written, zone);
      if (instant && instant > new Date()) return instant.toISOString();
      context.addIssue({
        code: 'custom',
        message: instant ? MOMENT_REFUSAL.past : MOMENT_REFUSAL.incomplete,
      });
      return z.NEVER;
    });
