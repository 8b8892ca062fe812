import type { PlanDialogName } from './search.ts';

/** The part of a screen's address that the dialogs about plans need. */
export interface PlanDialogsView {
  show: (dialog: PlanDialogName, about?: { item?: string }) => void;
  close: () => void;
}
