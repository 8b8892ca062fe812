import type { RouterHistory } from '@tanstack/react-router';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import {
  addSideEffect,
  answerSideEffect,
  deleteSideEffect,
  listSideEffects,
  readSideEffectSummary,
  type SideEffect,
  type SideEffectAnswers,
  type SideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { SideEffectsPage } from '../SideEffectsPage.tsx';
import { anEffect, aSummary } from './samples.ts';

interface Situation {
  effects?: SideEffect[];
  summary?: SideEffectSummary;
}

/** A server with this history; `bodies` are the effects it was sent, as they were sent. */
export function serve({ effects = [], summary = aSummary() }: Situation = {}) {
  const known = {
    effects,
    bodies: [] as Record<string, unknown>[],
    answers: [] as SideEffectAnswers[],
    removed: [] as string[],
  };
  answer(readMe, () => ({ data: ANA }));
  answer(readSideEffectSummary, () => ({ data: summary }));
  answer(listSideEffects, ({ query }) => {
    const { effectType, sameAs, minIntensity = 1, page, limit } = query;
    const found = known.effects.filter(
      (one) =>
        (!effectType || one.effectType === effectType) &&
        (!sameAs || one.otherName === summary.byType.find(({ id }) => id === sameAs)?.otherName) &&
        one.intensity >= minIntensity,
    );
    return {
      data: found.slice((page - 1) * limit, page * limit),
      pagination: paginationOf(query, found.length),
    };
  });
  answer(addSideEffect, async ({ body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    const made = [body, ...body.also].map(({ effectType, intensity, otherName }) =>
      anEffect({ effectType, intensity, otherName, datetime: new Date().toISOString() }),
    );
    known.effects = [...made, ...known.effects];
    return { data: made[0]!, also: made.slice(1) };
  });
  answer(answerSideEffect, ({ params, body }) => {
    known.answers.push(body);
    return { data: known.effects.find(({ id }) => id === params.id)! };
  });
  answer(deleteSideEffect, ({ params, body }) => {
    const ids = [params.id, ...body.also];
    known.removed.push(...ids);
    const [gone, ...also] = known.effects.filter(({ id }) => ids.includes(id));
    known.effects = known.effects.filter(({ id }) => !ids.includes(id));
    return { data: gone!, also };
  });
  return known;
}

export function openSideEffects(search = '', history?: RouterHistory) {
  return openPage('/side-effects', search, <SideEffectsPage />, history && { history });
}
