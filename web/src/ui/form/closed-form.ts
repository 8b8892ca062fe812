import { Problem } from '@leveza/contract/problem.ts';
import type { Place } from '../../lib/session-drafts.ts';
import { KEPT_IN, tellFailure } from '../toast.ts';

/** Says why a form was not saved that was closed meanwhile: it has no place for a refusal any more. */
export function tellClosed(cause: unknown, place: Place | null): void {
  if (!(cause instanceof Problem) || cause.code === 'unauthenticated') return;
  tellFailure('Não foi possível salvar')(keptText(cause, place));
}

/** A form that could not be sent says that it is not lost, where that is so. */
export const keptText = (problem: Problem, place: Place | null | undefined) =>
  place
    ? new Problem(problem.code, {
        message: `${problem.message} O que você escreveu está guardado ${KEPT_IN[place]}.`,
        cause: problem,
      })
    : problem;
