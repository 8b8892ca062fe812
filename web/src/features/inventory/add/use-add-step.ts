import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AddStep, readAddStep } from './add-step.ts';

interface AddStepState {
  step: AddStep | null;
  go: (step: AddStep) => void;
  close: () => void;
}

/** The step lives in the address, in the page's own entry: a reload finds it again. */
export function useAddStep(): AddStepState {
  const step = readAddStep(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (add: AddStep | undefined) =>
    void navigate({
      to: '.',
      // Which screen the dialog stands on, and so what else its search holds, is not known here.
      search: ((before: object) => ({ ...before, add })) as never,
      replace: true,
      resetScroll: false,
    });
  return { step, go: show, close: () => show(undefined) };
}
