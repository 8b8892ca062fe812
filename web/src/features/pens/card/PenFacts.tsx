import type { Pen } from '@leveza/contract/pens/pens.ts';
import { CalendarClock, LockOpen, Package, ShieldAlert, Wallet } from 'lucide-react';
import { dayOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { type Fact, FactList } from '../../../ui/FactList.tsx';
import { allergyMark } from '../../profile/shared/allergy-words.ts';
import { formatContainers, usableText } from '../pen-words.ts';
import { usePenAllergies } from '../use-pen-allergies.ts';

/** Facts about an entry, one short line each. */
export function PenFacts({ pen, today }: { pen: Pen; today: string }) {
  const { timeZone } = useSession();
  const { units, sealedUnits, openedAt, presentation } = pen;
  // An empty entry has no last day.
  const usable = pen.status === 'empty' ? null : usableText(pen, today);
  const allergy = allergyMark(usePenAllergies(pen));
  const facts: Fact[] = [
    [ShieldAlert, allergy],
    [CalendarClock, usable],
    [LockOpen, openedAt && `Aberta em ${formatDay(dayOf(openedAt, timeZone))}`],
    [
      Package,
      units > 1
        ? `${formatContainers(sealedUnits, presentation)} ${sealedUnits === 1 ? 'lacrada' : 'lacradas'} de ${units}`
        : null,
    ],
    [Wallet, costText(pen)],
    [ShieldAlert, pen.counterfeit && 'Lote em alerta da Anvisa: veja os detalhes'],
  ];
  return <FactList facts={facts} />;
}

function costText({ costPerDose, costPerMonth }: Pen): string | null {
  const costs = [
    costPerDose !== null && `${formatMoney(costPerDose)}/dose`,
    costPerMonth !== null && `${formatMoney(costPerMonth)}/mês`,
  ].filter(Boolean);
  return costs.join(' · ') || null;
}
