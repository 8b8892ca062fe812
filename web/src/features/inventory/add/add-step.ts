/** Where the add dialog stands; the barcode is a side door of the first step. */
export const ADD_STEPS = ['select', 'barcode', 'ai-search', 'ai-results', 'form-1', 'form-2'] as const;
export type AddStep = (typeof ADD_STEPS)[number];

/** The progress that decides which steps there are. */
interface Progress {
  hasForm: boolean;
  hasResults: boolean;
}

/** An address from a bookmark or an old reload may name a step that has nothing to show. */
export function reachable(step: AddStep, { hasForm, hasResults }: Progress): AddStep {
  if ((step === 'form-1' || step === 'form-2') && !hasForm) return 'select';
  return step === 'ai-results' && !hasResults ? 'ai-search' : step;
}

/** Where the phone's back button leads, `from` being where the form was filled from; null closes the dialog. */
export function stepBefore(step: AddStep, from: AddStep): AddStep | null {
  if (step === 'form-2') return 'form-1';
  if (step === 'form-1') return from;
  if (step === 'ai-results') return 'ai-search';
  return step === 'select' ? null : 'select';
}
