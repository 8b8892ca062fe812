import { EFFECT_TYPES, type EffectType } from '@leveza/domain/side-effects/effect-types.ts';

/** The dialogs of the screen, by the word that opens each: `?open=new`. */
const DIALOGS = ['new', 'edit', 'details', 'signs'] as const;
export type EffectDialogName = (typeof DIALOGS)[number];

/** In days, as the period is offered. */
export const PERIODS = ['7', '30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];

export const LEAST_INTENSITIES = ['2', '3', '4', '5'] as const;
export type LeastIntensity = (typeof LEAST_INTENSITIES)[number];

export interface SideEffectsSearch {
  opened: EffectDialogName | null;
  /** The effect that is looked at or edited. */
  item: string | null;
  type: EffectType | null;
  /** Which of the patient's own effects, where the type is 'other': one of them, for its name stays out of addresses. */
  own: string | null;
  intensity: LeastIntensity | null;
  period: Period | null;
  /** The effect just recorded, whose tips are offered. */
  tips: EffectType | null;
}

/** What an address says about the screen; whatever it says wrongly counts as not said. */
export function readSideEffectsSearch(search: Record<string, unknown>): SideEffectsSearch {
  const { open, item, type, own, intensity, period, tips } = search;
  const dialog = DIALOGS.find((name) => name === open) ?? null;
  const isAboutOne = dialog === 'edit' || dialog === 'details';
  return {
    opened: isAboutOne && typeof item !== 'string' ? null : dialog,
    item: typeof item === 'string' ? item : null,
    type: oneOf(EFFECT_TYPES, type),
    own: type === 'other' && UUID.test(String(own)) ? String(own) : null,
    intensity: oneOf(LEAST_INTENSITIES, intensity),
    period: oneOf(PERIODS, period),
    tips: oneOf(EFFECT_TYPES, tips),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// The router reads a text of digits as a number.
const oneOf = <T extends string>(known: readonly T[], said: unknown): T | null =>
  known.find((each) => each === String(said)) ?? null;
