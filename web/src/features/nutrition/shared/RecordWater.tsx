import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useChosenMoment } from '../../../ui/form/use-chosen-moment.ts';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { dayQuery } from '../use-day.ts';
import { LiquidLimit } from './LiquidLimit.tsx';
import type { Drunk } from './use-drink.ts';
import { WaterAnswer } from './WaterAnswer.tsx';
import { WaterCard } from './WaterCard.tsx';

/** The time of a day that is said without one. */
const NOON = '12:00';

/** A glass over any screen: when it was, one press, and the answer. */
export function RecordWater({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const { field, chosen, check } = useChosenMoment();
  const isToday = !chosen || chosen.day === today;
  const query = useQuery(dayQuery(isToday ? today : chosen.day));
  const [answered, setAnswered] = useState<Drunk | null>(null);
  const day = query.data?.data;
  const hasKidneyDisease = day?.goals.hasKidneyDisease ?? null;
  if (answered) {
    const onMore = () => {
      field.onChange(null);
      setAnswered(null);
    };
    return <WaterAnswer message={answered} {...{ hasKidneyDisease, onMore, onClose }} />;
  }
  return (
    <Dialog title="O que você bebeu?" isOpen onClose={onClose}>
      <div className="grid gap-5">
        <WhenField usualTime={NOON} {...field} />
        {day ? (
          <WaterCard
            water={day.water}
            day={isToday ? undefined : chosen.day}
            at={chosen?.at}
            check={check}
            onDrunk={setAnswered}
          />
        ) : query.isLoadingError ? (
          <ErrorState query={query} />
        ) : (
          <SkeletonList />
        )}
        <LiquidLimit hasKidneyDisease={hasKidneyDisease} />
      </div>
    </Dialog>
  );
}
