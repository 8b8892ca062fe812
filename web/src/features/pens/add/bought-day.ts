import { isDay } from '@leveza/domain/time/days.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PenForm, PenValues } from '../pen-values.ts';

type Opening = Pick<PenValues, 'isOpened' | 'openedAt' | 'presentation'>;

/** The day of purchase a form suggests: today, and for a pen in use no later than its opening. */
export function suggestedBoughtDay({ isOpened, openedAt, presentation }: Opening, today: string): string {
  const opened = isOpened && presentation !== 'single-dose-pen' ? openedAt : null;
  return opened && isDay(opened) && opened < today ? opened : today;
}

/** The suggested day of purchase follows 'Aberta em' until the patient writes another. */
export function useBoughtDay(form: PenForm, today: string): void {
  const before = useRef<PenValues>(undefined);
  const follow = useEffectEvent(() => {
    const last = before.current;
    const values = form.getValues();
    before.current = { ...values };
    if (!last || last.purchaseDate !== suggestedBoughtDay(last, today)) return;
    const suggested = suggestedBoughtDay(values, today);
    // A day that was written just now is the patient's.
    if (values.purchaseDate !== last.purchaseDate || values.purchaseDate === suggested) return;
    before.current.purchaseDate = suggested;
    form.setValue('purchaseDate', suggested);
  });
  const begin = useEffectEvent(() => {
    before.current = { ...form.getValues() };
  });
  useEffect(() => {
    begin();
    return form.subscribe({ formState: { values: true }, callback: () => follow() });
  }, [form]);
}
