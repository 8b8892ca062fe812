import { readPenSupply } from '@leveza/contract/supply.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { formatDay, formatMg, formatMoney } from '../../lib/format.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CONTAINER } from './pen-words.ts';

const LIST = new Intl.ListFormat('pt-BR');

/** The doses at home, how long they last and what they cost, in one line. */
export function PenFigures() {
  const { data, isLoadingError } = useQuery(read(readPenSupply, {}));
  // The purchase below says that they could not be read.
  if (isLoadingError) return null;
  if (!data) return <Skeleton className="h-5 w-full max-w-sm" />;
  const { dosesLeft, others, doseMg, runsOutOn, costPerDose, costPerMonth } = data.data;
  // `runsOutOn` is the first day without a dose: they last until the day before, as boxes do.
  const lastDay = runsOutOn && dosesLeft > 0 ? addDays(runsOutOn, -1) : null;
  const doses = dosesLeft === 1 ? 'dose' : 'doses';
  // Beside pens of other strengths it is said of which one these are.
  const counted = others.length > 0 && doseMg !== null ? `${doses} de ${formatMg(doseMg)}` : doses;
  return (
    <FactLine
      facts={[
        { label: `${counted} em casa`, value: dosesLeft },
        ...others.map(({ count, presentation, dosesMg }) => ({
          label: [
            CONTAINER[presentation][count === 1 ? 0 : 1],
            // One outside of the catalogue has no doses of its own.
            dosesMg.length > 0 && `de ${LIST.format(dosesMg.map(formatMg))}`,
          ]
            .filter(Boolean)
            .join(' '),
          value: count,
        })),
        ...known('Dura até', lastDay && formatDay(lastDay), { isLabelFirst: true }),
        ...known('por dose', costPerDose === null ? null : formatMoney(costPerDose)),
        ...known('por mês', costPerMonth === null ? null : formatMoney(costPerMonth)),
      ]}
    />
  );
}

const known = (label: string, value: string | null, look: { isLabelFirst?: boolean } = {}) =>
  value === null ? [] : [{ label, value, ...look }];
