import { summaryOf } from '@leveza/domain/inventory/summary.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { Hourglass, Layers, Wallet } from 'lucide-react';
import { formatMoney } from '../../lib/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { StatGrid } from '../../ui/StatGrid.tsx';
import type { StockCard } from './stock-card.ts';

/** The figures at the head of a stock screen, in grey shapes while they are not known. */
export function StockStats({ kind, cards }: { kind: ItemKind; cards: StockCard[] | undefined }) {
  const summary = cards && summaryOf(cards);
  return (
    <StatGrid label="Resumo do estoque">
      <Stat
        label="Tipos no estoque"
        value={figure(summary?.types)}
        icon={Layers}
        tone={kind === 'supplement' ? 'leaf' : 'brand'}
      />
      <Stat
        label="Acabando"
        value={figure(summary?.runningOut)}
        icon={Hourglass}
        tone={summary?.runningOut ? 'low' : 'brand'}
      />
      <Stat label="Total investido" value={figure(summary && formatMoney(summary.invested))} icon={Wallet} />
    </StatGrid>
  );
}

const figure = (value: string | number | undefined) => value ?? <Skeleton className="h-7 w-16" />;
