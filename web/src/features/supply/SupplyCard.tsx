import { type PenSupply, readPenSupply } from '@leveza/contract/supply.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PrescriptionSection } from '../prescriptions/shared/PrescriptionSection.tsx';
import { LeadTime } from './LeadTime.tsx';
import { supplyAdvice, supplyPoints } from './supply-points.ts';
import { SupplyLine } from './SupplyLine.tsx';

/** When what is at home ends, and what has to happen before. */
export function SupplyCard() {
  const today = useToday();
  const { data, error, isFetching, refetch } = useQuery(read(readPenSupply, {}));
  return (
    <Card title="Próxima compra e receita">
      {data ? (
        <Supply supply={data.data} today={today} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <PrescriptionSection />
    </Card>
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
      {advice && <Notice tone="info">{advice}</Notice>}
      <LeadTime days={supply.leadDays} />
    </>
  );
}
