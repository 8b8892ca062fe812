import * as contract from '@leveza/contract/interactions.ts';
import type { InteractionNotice } from '@leveza/contract/interactions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { interactionMatcher } from '@leveza/domain/interactions/match.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Routes } from '../../http/serve.ts';
import { readTreatment } from '../applications/store.ts';
import { recordedMedicines } from '../inventory/store.ts';
import { fullPens } from '../pens/store.ts';
import { INTERACTIONS } from './facts.ts';
import { dismissedInteractions } from './table.ts';

const SEVERITY_ORDER = { high: 0, moderate: 1, low: 2 } as const;

const match = interactionMatcher(INTERACTIONS.classes, INTERACTIONS.interactions);

export const interactionRoutes: Routes = (serve) => {
  serve(contract.listInteractions, async ({ db, owner }) => ({
    data: await findNotices(db, owner, new Date()),
  }));

  serve(contract.dismissInteraction, async ({ db, owner, params }) => {
    if (!INTERACTIONS.interactions.some(({ id }) => id === params.id)) throw new Problem('not-found');
    await db
      .insert(dismissedInteractions)
      .values({ userId: owner, interactionId: params.id })
      .onConflictDoNothing();
    return { data: params };
  });
};

async function findNotices(db: Db, owner: string, now: Date): Promise<InteractionNotice[]> {
  const { last, product } = await readTreatment(db, owner, now);
  const inUse = last ? [{ name: last.medicationName, ingredients: product?.activeIngredient ?? '' }] : [];
  const pens = (await fullPens(db, owner)).map((pen) => ({
    name: pen.medicationName,
    ingredients: pen.activeIngredient,
  }));
  const recorded = [...inUse, ...pens, ...(await recordedMedicines(db, owner))];
  const found = match(recorded);
  if (found.length === 0) return [];
  const dismissed = await db
    .select({ id: dismissedInteractions.interactionId })
    .from(dismissedInteractions)
    .where(eq(dismissedInteractions.userId, owner));
  const isDismissed = new Set(dismissed.map(({ id }) => id));
  return found
    .filter(({ id }) => !isDismissed.has(id))
    .toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
}
