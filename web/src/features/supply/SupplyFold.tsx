import { type PenSupply, readPenSupply } from '@leveza/contract/supply.ts';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PrescriptionSection } from '../prescriptions/shared/PrescriptionSection.tsx';
import { LeadTime } from './LeadTime.tsx';
import { needText, supplyAdvice, supplyPoints, supplySummary } from './supply-points.ts';
import { SupplyLine } from './SupplyLine.tsx';

/** When what is at home ends and what has to happen before: one line, which opens to the timeline and the receitas. */
export function SupplyFold({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(read(readPenSupply, {}));
  return (
    <Fold icon={ShoppingBag} label={<Summary supply={data?.data} today={today} />} {...{ isOpenAtFirst }}>
      <div className="grid gap-5">
        {data ? (
          <Supply supply={data.data} today={today} />
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-20 w-full" />
        )}
        <PrescriptionSection />
      </div>
    </Fold>
  );
}

function Summary({ supply, today }: { supply: PenSupply | undefined; today: string }) {
  return (
    <>
      <span className="block">Próxima compra e receita</span>
      {supply && (
        <span className="block text-sm font-normal text-ink-soft tabular-nums">
          {supplySummary(supply, today)}
        </span>
      )}
    </>
  );
}

function Supply({ supply, today }: { supply: PenSupply; today: string }) {
  const { timeZone } = useSession();
  const advice = supplyAdvice(supply, today);
  const points = supplyPoints(supply, today, timeZone);
  return (
    <>
      {points.length > 1 && <SupplyLine points={points} today={today} />}
      {supply.runsOutOn === null && (
        <p className="text-pretty text-ink-soft">
          Com uma caneta em casa e doses planejadas, aparece aqui até quando elas duram e até quando comprar.
        </p>
      )}
      {supply.needs.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-sm font-semibold">Para as etapas do plano, nas próximas 12 semanas</h3>
          <ul className="grid gap-1 text-sm text-pretty text-ink-soft tabular-nums">
            {supply.needs.map((need) => (
              <li key={need.doseMg}>{needText(need)}</li>
            ))}
          </ul>
        </div>
      )}
      {advice && <Notice tone="info">{advice}</Notice>}
      <LeadTime days={supply.leadDays} />
    </>
  );
}
