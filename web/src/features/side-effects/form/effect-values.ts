import {
  asksForName,
  Feeling,
  type SideEffect,
  SideEffectInput,
  type SideEffectsInput,
} from '@leveza/contract/side-effects.ts';
import { z } from 'zod';
import { instantOf, writtenMoment } from '../../../lib/moment.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { momentSchema } from '../../../ui/form/moment-schema.ts';
import { DURATION_UNITS, minutesOf, spanOf } from './duration.ts';
import { feelingOf, Kind } from './kind.ts';

const { shape } = SideEffectInput;

const schemaOf = (zone: string, isEdit: boolean) =>
  z
    .object({
      moment: momentSchema(zone, { isNew: !isEdit }),
      /** The first is there from the start, and empty until an effect is chosen. */
      felt: z.array(
        z
          .object({ kind: Kind, otherName: shape.otherName, intensity: shape.intensity })
          .superRefine(({ kind, otherName }, context) => asksForName(feelingOf(kind, otherName), context)),
      ),
      span: z.union([z.number(), z.nan()]).nullable(),
      spanUnit: z.enum(DURATION_UNITS),
      actionTaken: shape.actionTaken,
      notes: shape.notes,
    })
    .superRefine(({ span, spanUnit }, context) => {
      const { error } = shape.duration.safeParse(minutesOf(span, spanUnit));
      for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: ['span'] });
    });

/** The form of one effect, or of several felt together; only the screen knows the patient's clock. */
export const effectSchema = (zone: string, isEdit: boolean) => forDraft(schemaOf(zone, isEdit), 'spanUnit');

export type EffectValues = z.input<ReturnType<typeof effectSchema>>;
export type FeltRow = EffectValues['felt'][number];
type Accepted = z.output<ReturnType<typeof effectSchema>>;

/** As the contract takes it. */
export function acceptedInput(accepted: Accepted, zone: string): SideEffectsInput {
  const { felt, moment, span, spanUnit, actionTaken, notes } = accepted;
  const [first, ...also] = felt.map(({ kind, otherName, intensity }): Feeling => ({
    ...feelingOf(kind, otherName),
    intensity,
  }));
  const datetime = instantOf(moment, zone);
  const duration = minutesOf(span, spanUnit);
  return { ...first!, ...(datetime && { datetime }), duration, actionTaken, notes, also };
}

/** Fields whose name differs from the contract's. */
const FIELD: Record<string, string> = { datetime: 'moment', duration: 'span' };

/** The form's field of what the server names: `also.0.effectType` is `felt.1.kind`. */
export function fieldOf(name: string): string {
  const [, index, part] = /^also\.(\d+)\.(.+)$/.exec(name) ?? [];
  if (part !== undefined) return feltField(Number(index) + 1, part);
  return name in Feeling.shape ? feltField(0, name) : (FIELD[name] ?? name);
}

const feltField = (row: number, name: string) => `felt.${row}.${name === 'effectType' ? 'kind' : name}`;

/** The time of a day that was chosen without one: late, as an effect of a dose's day comes more often after it. */
export const USUAL_TIME = '21:00';

export const NOTHING_CHOSEN: FeltRow = { kind: null, otherName: null, intensity: null };

/** The rows of these effects: those there were stay as they are, a new one begins without an intensity. */
export function rowsOf(kinds: readonly Kind[], felt: readonly FeltRow[]): FeltRow[] {
  const kept = felt.filter(({ kind }) => kind !== null && kinds.includes(kind));
  const added = kinds
    .filter((kind) => !kept.some((row) => row.kind === kind))
    .map((kind) => ({ ...NOTHING_CHOSEN, kind }));
  const [first = NOTHING_CHOSEN, ...also] = [...kept, ...added];
  // An intensity that was chosen before any effect is the first one's.
  const intensity = felt.find(({ kind }) => kind === null)?.intensity;
  return [{ ...first, intensity: intensity ?? first.intensity }, ...also];
}

export const NOTHING_FELT: EffectValues = {
  moment: null,
  felt: [NOTHING_CHOSEN],
  span: null,
  spanUnit: 'min',
  actionTaken: null,
  notes: null,
};

export function recordedValues(effect: SideEffect, zone: string): EffectValues {
  const { effectType, otherName, intensity, duration, datetime, actionTaken, notes } = effect;
  const { span, unit } = spanOf(duration);
  const moment = writtenMoment(datetime, zone);
  const felt = [{ kind: effectType, otherName, intensity }];
  return { moment, felt, span, spanUnit: unit, actionTaken, notes };
}
