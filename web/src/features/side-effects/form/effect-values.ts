import { type SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { z } from 'zod';
import { MOMENT_REFUSAL, readMoment, writtenMoment } from '../../../lib/moment.ts';
import { DURATION_UNITS, minutesOf, spanOf } from './duration.ts';

/** A type, or one of the patient's own by its name: 'nausea', 'other', 'other:Soluço'. */
export type Kind = string;

const text = z.string().nullable();
const number = z.number().nullable();

/** The form's values; the moment as the patient's clock shows it, empty for now. */
export const EffectValues = z.object({
  kind: text,
  otherName: text,
  intensity: number,
  span: number,
  spanUnit: z.enum(DURATION_UNITS),
  moment: text,
  actionTaken: text,
  notes: text,
});
export type EffectValues = z.output<typeof EffectValues>;

const OWN = 'other:';

export const kindOfOwn = (name: string): Kind => `${OWN}${name}`;

/** The contract's name of a choice. */
export function chosen(kind: Kind, otherName: string | null | undefined) {
  if (kind.startsWith(OWN)) return { effectType: 'other' as const, otherName: kind.slice(OWN.length) };
  const effectType = kind as EffectType;
  return { effectType, otherName: effectType === 'other' ? (otherName ?? null) : null };
}

/** Fields whose name differs from the contract's. */
const FIELD: Record<string, keyof EffectValues> = {
  effectType: 'kind',
  datetime: 'moment',
  duration: 'span',
};
export const fieldOf = (name: string): string => FIELD[name] ?? name;

/** The contract's own rules and sentences, under the fields of the form; only the screen knows the patient's clock. */
export function effectSchema(zone: string, isEdit: boolean): z.ZodType<SideEffectInput, EffectValues> {
  return z.custom<EffectValues>().transform((values, context) => {
    const { kind, otherName, intensity, span, spanUnit, actionTaken, notes } = values;
    const moment = readMoment(values.moment, zone, new Date());
    const read = SideEffectInput.safeParse({
      ...(kind && chosen(kind, otherName)),
      ...(moment.ok && { datetime: moment.instant.toISOString() }),
      intensity,
      duration: minutesOf(span, spanUnit),
      actionTaken,
      notes,
    });
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [fieldOf(name)], message, input: values });
    for (const { path, message } of read.error?.issues ?? []) refuse(path.join('.'), message);
    const isMomentWrong = !moment.ok && (values.moment !== null || isEdit);
    const isDayMissing = !isEdit && !moment.ok && moment.why === 'incomplete';
    if (isMomentWrong) refuse('moment', MOMENT_REFUSAL[isDayMissing ? 'noDay' : moment.why]);
    return read.success && !isMomentWrong ? read.data : z.NEVER;
  });
}

export const NOTHING_FELT: EffectValues = {
  kind: null,
  otherName: null,
  intensity: null,
  span: null,
  spanUnit: 'min',
  moment: null,
  actionTaken: null,
  notes: null,
};

export function recordedValues(effect: SideEffect, zone: string): EffectValues {
  const { effectType, otherName, intensity, duration, datetime, actionTaken, notes } = effect;
  const { span, unit } = spanOf(duration);
  const moment = writtenMoment(datetime, zone);
  return { kind: effectType, otherName, intensity, span, spanUnit: unit, moment, actionTaken, notes };
}
