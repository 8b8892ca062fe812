import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/address.ts';
import { type AddStep, readAddStep } from './add-step.ts';

interface AddStepState {
  step: AddStep | null;
  go: (step: AddStep) => void;
  close: () => void;
}

/** The step lives in the address, in the page's own entry: a reload finds it again. */
export function useAddStep(): AddStepState {
  const step = readAddStep(useSearch({ strict: false }));
  const change = useChangeAddress();
  const show = (add: AddStep | undefined) => void change({ add });
  return { step, go: show, close: () => show(undefined) };
}
