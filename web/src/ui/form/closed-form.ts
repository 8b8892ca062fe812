import { Problem } from '@leveza/contract/problem.ts';
import type { RouterHistory } from '@tanstack/react-router';
import type { Place } from '../../lib/session-drafts.ts';
import { KEPT_IN, toast } from '../toast.ts';

/**
 * Says why a form was not saved that was closed meanwhile: it has no place for a refusal any more. A question is answered in
 * the form, so the message leads back to it, where it has an address of its own.
 */
export function tellClosed(cause: unknown, place: Place | null, history?: RouterHistory, address = ''): void {
  if (!(cause instanceof Problem) || cause.code === 'unauthenticated') return;
  const isAnswerable = cause.asks && history && history.location.href !== address;
  toast({
    title: `Não foi possível salvar: ${keptText(cause, place).message}`,
    tone: 'critical',
    ...(isAnswerable && { more: { label: 'Abrir', run: () => history.push(address) }, shownMs: 20_000 }),
  });
}

/** A form that could not be sent says that it is not lost, where that is so. */
export const keptText = (problem: Problem, place: Place | null | undefined) =>
  place
    ? new Problem(problem.code, {
        message: `${problem.message} O que você escreveu está guardado ${KEPT_IN[place]}.`,
        cause: problem,
      })
    : problem;
