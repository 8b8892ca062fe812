import type { PlanDialogName } from './search.ts';

/** What the dialogs about plans need of a screen's address. */
export interface PlanDialogsView {
  show: (dialog: PlanDialogName, about?: { item?: string }) => void;
  close: () => void;
}
