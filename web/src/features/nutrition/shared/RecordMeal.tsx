import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useChosenMoment } from '../../../ui/form/use-chosen-moment.ts';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { AddFoodDialog } from '../add/AddFoodDialog.tsx';
import { mealAt, suitingFoods } from '../meals/next-slot.ts';
import type { AddStep } from '../search.ts';
import { dayQuery } from '../use-day.ts';
import { MealAnswer } from './MealAnswer.tsx';

/** The time of a day that is said without one. */
const LUNCH = '12:30';

/** Foods into the meal of this hour or of another one, over any screen. */
export function RecordMeal({ onClose }: { onClose: () => void }) {
  const { timeZone } = useSession();
  const now = formatTime(useNow(), timeZone);
  const today = useToday();
  const [step, setStep] = useState<AddStep>();
  const [answered, setAnswered] = useState<ChangeMessage | null>(null);
  const { field, chosen, written, check } = useChosenMoment();
  const chosenDay = chosen?.day ?? today;
  const query = useQuery(dayQuery(chosenDay));
  const day = query.data?.data;
  const time = chosen ? written!.slice(11) : now;
  // After midnight the foods chosen before it stay, while the new day is on the way.
  const [isOpened, setOpened] = useState(false);
  if (day && !isOpened) setOpened(true);

  if (!day && !chosen && !isOpened)
    return <RecordLoading title="Adicionar alimento" query={query} onClose={onClose} />;
  if (day && answered) return <MealAnswer message={answered} {...{ day, time, onClose }} />;
  return (
    <AddFoodDialog
      day={chosenDay}
      target={day ? mealAt(day, time) : { id: null, name: 'Refeição', time }}
      suits={day ? suitingFoods(day) : []}
      step={step}
      onStep={setStep}
      sought=""
      when={{
        field: (
          <>
            <WhenField usualTime={LUNCH} {...field} />
            {query.isLoadingError && <ErrorState query={query} />}
          </>
        ),
        isDayKnown: day !== undefined,
        check,
      }}
      onAdded={(message) => {
        setAnswered(message);
        return true;
      }}
      onClose={onClose}
    />
  );
}
