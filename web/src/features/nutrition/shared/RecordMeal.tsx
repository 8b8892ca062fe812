import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { AddFoodDialog } from '../add/AddFoodDialog.tsx';
import { nextSlot } from '../meals/next-slot.ts';
import type { AddStep } from '../search.ts';
import { dayQuery } from '../use-day.ts';

/** Foods into the meal of this hour, over any screen. */
export function RecordMeal({ onClose }: { onClose: () => void }) {
  const query = useQuery(dayQuery(undefined));
  const [step, setStep] = useState<AddStep>();
  const { timeZone } = useSession();
  const now = formatTime(useNow(), timeZone);
  const day = query.data?.data;
  if (!day) return <RecordLoading title="Adicionar alimento" query={query} onClose={onClose} />;
  const { item, slot } = nextSlot(day, now);
  const meal = day.meals.find(({ id }) => id === item);
  const planned = day.slots.find(({ name }) => name === slot) ?? { name: 'Refeição', time: now };
  return (
    <AddFoodDialog
      day={day.day}
      target={meal ?? { id: null, ...planned }}
      step={step}
      onStep={setStep}
      sought=""
      onClose={onClose}
    />
  );
}
