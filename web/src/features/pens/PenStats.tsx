import { readPenSupply } from '@leveza/contract/supply.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange, Syringe, Wallet, WalletCards } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { formatDay, formatMg, formatMoney } from '../../lib/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { StatGrid } from '../../ui/StatGrid.tsx';

/** The figures at the head of the screen, in grey shapes while they are not known. */
export function PenStats() {
  const { data, isLoadingError } = useQuery(read(readPenSupply, {}));
  const supply = data?.data;
  // The timeline below says that they could not be read.
  if (isLoadingError) return null;
  return (
    <StatGrid label="Resumo das canetas">
      <Stat
        label="Doses em casa"
        icon={Syringe}
        tone="leaf"
        value={supply ? supply.dosesLeft : WAITING}
        detail={supply && medicineText(supply)}
      />
      <Stat
        label="Dura até"
        icon={CalendarRange}
        value={supply ? (dayText(supply.runsOutOn) ?? '-') : WAITING}
        detail={supply && !supply.runsOutOn ? 'Depende das próximas doses' : undefined}
      />
      <Stat label="Custo por dose" icon={Wallet} value={supply ? money(supply.costPerDose) : WAITING} />
      <Stat label="Custo por mês" icon={WalletCards} value={supply ? money(supply.costPerMonth) : WAITING} />
    </StatGrid>
  );
}

const WAITING = <Skeleton className="h-7 w-16" />;

function medicineText({ medicationName, doseMg }: { medicationName: string | null; doseMg: number | null }) {
  return [medicationName, doseMg !== null && `doses de ${formatMg(doseMg)}`].filter(Boolean).join(' · ');
}

const dayText = (day: string | null) => day && formatDay(day);
const money = (value: number | null) => (value === null ? '-' : formatMoney(value));
