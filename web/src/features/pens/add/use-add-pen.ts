import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { addPen, deletePen, type Pen } from '@leveza/contract/pens/pens.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { penSchema, type PenValues } from '../pen-values.ts';
import { pensQuery } from '../pens-query.ts';
import { suggestedBoughtDay, useBoughtDay } from './bought-day.ts';
import { emptyValues, productValues } from './prefill.ts';

/** The product being added; null while the list is shown, `other` for one outside the catalogue. */
export type Chosen = Glp1Product | 'other' | null;

/**
 * The form of a new entry. Looking at the list again keeps what was typed, and so does another product what is of the
 * box in the patient's hand. A page that was lost is found again with its product.
 */
export function useAddPen(chosen: Chosen, today: string, onAdded: () => void) {
  const { timeZone } = useSession();
  const isInUse = useIsFirstInUse(today);
  const valuesOf = (one: Chosen) => startOf(one, today, isInUse);
  const schema = useMemo(() => penSchema(today, timeZone), [today, timeZone]);
  const remove = useKeptCommand(deletePen);

  const takeBack = async (pens: Pen[]) => {
    await Promise.all(pens.map(({ id }) => remove.mutateAsync({ params: { id } })));
    return undefined;
  };
  const draft = useDraft('pen:new', emptyValues(today));
  const add = useCommand(addPen, { draft });
  const leftOf = (one: Chosen) =>
    one !== null && draft.restored?.catalogId === valuesOf(one).catalogId ? draft.restored : undefined;
  const recording = useRecord({
    schema,
    values: valuesOf(chosen),
    draft: { ...draft, restored: leftOf(chosen) },
    save: async (input, { confirmed }) => {
      const { pens } = await add.mutateAsync({ body: { ...input, ...confirmed } });
      const name = input.medicationName;
      return {
        ...(pens.length > 1
          ? { title: `${pens.length} canetas adicionadas`, detail: name }
          : { title: `${input.isVial ? 'Ampola' : 'Caneta'} ${name} adicionada` }),
        undo: () => takeBack(pens),
      };
    },
    onDone: onAdded,
  });

  const key = chosen === null || chosen === 'other' ? chosen : chosen.id;
  const begun = useRef({ key, product: chosen });
  const begin = useEffectEvent(() => {
    const values = valuesOf(chosen);
    const { product: before } = begun.current;
    const typed = recording.isDirty ? recording.form.getValues() : null;
    const kept = typed && {
      ...keptOfBox(typed),
      ...(!isDosedInUnits(before) && !isDosedInUnits(chosen) && stateOf(typed)),
      ...countsTyped(typed, valuesOf(before), values),
    };
    recording.restart(
      values,
      typed && kept ? boughtAsSuggested({ ...values, ...kept }, typed, today) : leftOf(chosen),
    );
    begun.current = { key, product: chosen };
  });
  useEffect(() => {
    if (key !== null && key !== begun.current.key) begin();
  }, [key]);
  useBoughtDay(recording.form, today);
  return recording;
}

/** A day of purchase the patient did not write is suggested anew. */
function boughtAsSuggested(values: PenValues, typed: PenValues, today: string): PenValues {
  const isSuggested = typed.purchaseDate === suggestedBoughtDay(typed, today);
  return isSuggested ? { ...values, purchaseDate: suggestedBoughtDay(values, today) } : values;
}

/** Values that stay true where only the name or the strength was picked wrong. */
function keptOfBox(typed: PenValues): Partial<PenValues> {
  const { purchaseDate, expiryDate, batchNumber, isFree, pricePaid, purchaseLocation, notes } = typed;
  return { purchaseDate, expiryDate, batchNumber, isFree, pricePaid, purchaseLocation, notes };
}

/** Only of a product that is asked for it: the answer of another one is no answer. */
const stateOf = ({ isOpened, dosesUsed, openedAt }: PenValues) => ({ isOpened, dosesUsed, openedAt });

const COUNTS = ['units', 'copies', 'totalBoxes', 'totalVials'] as const;

/** How many there are, where the patient said so and the next product comes in the same way. */
function countsTyped(typed: PenValues, before: PenValues, next: PenValues): Partial<PenValues> {
  if (typed.presentation !== next.presentation) return {};
  const counts = COUNTS.filter((name) => typed[name] !== before[name]);
  return Object.fromEntries(counts.map((name) => [name, typed[name]]));
}

/** The first pen of a treatment that began before Leveza is in use already; a later one comes from the pharmacy. */
function useIsFirstInUse(today: string): boolean {
  const { treatmentStart } = useSession();
  const { data: pens } = useQuery(pensQuery);
  return treatmentStart !== null && treatmentStart < today && pens?.length === 0;
}

function startOf(chosen: Chosen, today: string, isInUse: boolean): PenValues {
  if (chosen === null || chosen === 'other') return { ...emptyValues(today), isOpened: isInUse };
  return { ...productValues(chosen, today), isOpened: isInUse && !isDosedInUnits(chosen) };
}

/** Such a pen is not asked how many doses it gave. */
const isDosedInUnits = (chosen: Chosen) => chosen !== null && chosen !== 'other' && Boolean(chosen.mgPerUnit);
