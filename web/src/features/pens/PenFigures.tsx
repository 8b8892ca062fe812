import { readPenSupply } from '@leveza/contract/supply.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The doses at home, how long they last and what they cost, in one line. */
export function PenFigures() {
  const { data, isLoadingError } = useQuery(read(readPenSupply, {}));
  // The purchase below says that they could not be read.
  if (isLoadingError) return null;
  if (!data) return <Skeleton className="h-5 w-full max-w-sm" />;
  const { dosesLeft, runsOutOn, costPerDose, costPerMonth } = data.data;
  // `runsOutOn` is the first day without a dose: they last until the day before, as boxes do.
  const lastDay = runsOutOn && dosesLeft > 0 ? addDays(runsOutOn, -1) : null;
  return (
    <FactLine
      facts={[
        { label: dosesLeft === 1 ? 'dose em casa' : 'doses em casa', value: dosesLeft },
        ...known('Dura até', lastDay && formatDay(lastDay), { isLabelFirst: true }),
        ...known('por dose', costPerDose === null ? null : formatMoney(costPerDose)),
        ...known('por mês', costPerMonth === null ? null : formatMoney(costPerMonth)),
      ]}
    />
  );
}

const known = (label: string, value: string | null, look: { isLabelFirst?: boolean } = {}) =>
  value === null ? [] : [{ label, value, ...look }];
