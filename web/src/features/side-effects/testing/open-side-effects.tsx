import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import {
  addSideEffect,
  deleteSideEffect,
  listSideEffects,
  readSideEffectSummary,
  type SideEffect,
  type SideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { vi } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { SideEffectsPage } from '../SideEffectsPage.tsx';
import { anEffect, aSummary } from './samples.ts';

// Dialogs in jsdom are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

interface Situation {
  effects?: SideEffect[];
  summary?: SideEffectSummary;
}

/** A server with this history; `bodies` are the effects it was sent, as they were sent. */
export function serve({ effects = [], summary = aSummary() }: Situation = {}) {
  const known = { effects, bodies: [] as Record<string, unknown>[], removed: [] as string[] };
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
    const { effectType, intensity, otherName } = body;
    const made = anEffect({ effectType, intensity, otherName, datetime: new Date().toISOString() });
    known.effects = [made, ...known.effects];
    return { data: made };
  });
  answer(deleteSideEffect, ({ params }) => {
    known.removed.push(params.id);
    const gone = known.effects.find(({ id }) => id === params.id)!;
    known.effects = known.effects.filter((one) => one !== gone);
    return { data: gone };
  });
  return known;
}

export function openSideEffects(search = '') {
  return openPage('/side-effects', search, <SideEffectsPage />);
}
