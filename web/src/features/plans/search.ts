import { isDay } from '@leveza/domain/time/days.ts';
import { oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = ['new', 'copy', 'edit', 'plans', 'pause', 'take', 'skip', 'extra'] as const;
export type PlansDialogName = (typeof DIALOGS)[number];

/** These are about one plan. */
const OF_A_PLAN: readonly PlansDialogName[] = ['copy', 'edit', 'pause', 'take', 'skip'];
/** These are about one dose of it. */
const OF_A_DOSE: readonly PlansDialogName[] = ['take', 'skip'];

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
  const at = textOf(search.at);
  const day = textOf(search.day);
  const moment = at !== undefined && !Number.isNaN(Date.parse(at)) ? at : undefined;
  const isIncomplete =
    open !== undefined &&
    ((OF_A_PLAN.includes(open) && !item) || (OF_A_DOSE.includes(open) && moment === undefined));
  return {
    open: isIncomplete ? undefined : open,
    item,
    at: moment,
    box: textOf(search.box),
    from: oneOf(['plans'], search.from),
    day: day !== undefined && isDay(day) ? day : undefined,
  };
}
