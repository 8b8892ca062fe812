import { dayTextOf, momentTextOf, oneOf, textOf } from '../../lib/address.ts';

const PLAN_DIALOGS = ['new', 'copy', 'edit', 'plans', 'pause', 'hold', 'move'] as const;
/** Dialogs about plans; the screen of applications opens them too. */
export type PlanDialogName = (typeof PLAN_DIALOGS)[number];

const DIALOGS = [...PLAN_DIALOGS, 'take', 'skip', 'snooze', 'extra'] as const;
export type PlansDialogName = (typeof DIALOGS)[number];

/** These are about one plan. */
const OF_A_PLAN: readonly PlansDialogName[] = [
  'copy',
  'edit',
  'pause',
  'hold',
  'move',
  'take',
  'skip',
  'snooze',
];
/** These are about one dose of it. */
const OF_A_DOSE: readonly PlansDialogName[] = ['take', 'skip', 'snooze'];

export interface PlansSearch {
  open?: PlansDialogName;
  /** The plan a dialog is open about. */
  item?: string;
  /** The moment the dose is planned for. */
  at?: string;
  /** The box a new plan is filled in from. */
  box?: string;
  /** Closing the dialog leads back to the list of plans. */
  from?: 'plans';
  /** The day that is looked at; today when it is not said. */
  day?: string;
}

export function readPlansSearch(search: Record<string, unknown>): PlansSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  const at = momentTextOf(search.at);
  const isIncomplete =
    open !== undefined &&
    ((OF_A_PLAN.includes(open) && !item) || (OF_A_DOSE.includes(open) && at === undefined));
  return {
    open: isIncomplete ? undefined : open,
    item,
    at,
    box: textOf(search.box),
    from: oneOf(['plans'], search.from),
    day: dayTextOf(search.day),
  };
}

/** The words about plans in the address of the screen of applications. */
export interface TreatmentPlansSearch {
  plans?: PlanDialogName;
  /** The plan a dialog is open about. */
  plan?: string;
  /** Closing the dialog leads back to the list of plans. */
  back?: 'plans';
}

export function readTreatmentPlansSearch(search: Record<string, unknown>): TreatmentPlansSearch {
  const plans = oneOf(PLAN_DIALOGS, search.plans);
  const plan = textOf(search.plan);
  // Without a plan the treatment itself is paused.
  const isIncomplete = plans !== undefined && plans !== 'pause' && OF_A_PLAN.includes(plans) && !plan;
  return { plans: isIncomplete ? undefined : plans, plan, back: oneOf(['plans'], search.back) };
}

/** *Hoje* opens one of them: the day of the first dose. */
export interface FirstPlanSearch {
  plans?: 'first';
}

export function readFirstPlanSearch(search: Record<string, unknown>): FirstPlanSearch {
  return { plans: oneOf(['first'], search.plans) };
}
