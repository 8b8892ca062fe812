import { oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = ['new', 'edit', 'details', 'signs'] as const;
export type EffectDialogName = (typeof DIALOGS)[number];

/** In days, as the period is offered. */
export const PERIODS = ['7', '30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];

export const LEAST_INTENSITIES = ['2', '3', '4', '5'] as const;
export type LeastIntensity = (typeof LEAST_INTENSITIES)[number];

export interface SideEffectsSearch {
  open?: EffectDialogName;
  /** The effect that is looked at or edited. */
  item?: string;
  /** The red flag that the list of signs begins with. */
  sign?: string;
  type?: string;
  /** Which of the patient's own effects, where the type is 'other': one of them, for its name stays out of addresses. */
  own?: string;
  intensity?: LeastIntensity;
  period?: Period;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readSideEffectsSearch(search: Record<string, unknown>): SideEffectsSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  const type = textOf(search.type);
  const own = textOf(search.own);
  const isAboutOne = open === 'edit' || open === 'details';
  return {
    open: isAboutOne && !item ? undefined : open,
    item,
    sign: open === 'signs' ? textOf(search.sign) : undefined,
    type,
    own: type === 'other' && own !== undefined && UUID.test(own) ? own : undefined,
    intensity: oneOf(LEAST_INTENSITIES, search.intensity),
    period: oneOf(PERIODS, search.period),
  };
}
