import type { Problem } from '@leveza/contract/problem.ts';
import { LOW_TARGET } from './shared/low-target-words.ts';

/** The question that is asked before an account is made. */
export function signUpDoubt({ code, message, fields }: Problem) {
  if (code !== 'measure-jump') return LOW_TARGET;
  return {
    question: 'Os dois pesos estão certos?',
    detail: fields?.currentWeight ?? message,
    confirmLabel: 'Sim, estão certos',
  };
}
