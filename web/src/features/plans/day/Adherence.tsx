import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { adherence } from '../doses/dose-lists.ts';
import { useRecentDoses } from '../doses/use-doses.ts';

/** Three counts of the last thirty days; a dose without a record is not a skipped dose. */
export function Adherence({ kind }: { kind: ItemKind }) {
  const doses = useRecentDoses(kind);
  if (!doses) return <Skeleton className="mx-4 mb-4 h-5" />;
  const { taken, skipped, missed } = adherence(doses);
  return (
    <div className="px-4 pb-4">
      <FactLine
        facts={[
          { label: taken === 1 ? 'tomada' : 'tomadas', value: taken },
          { label: skipped === 1 ? 'pulada' : 'puladas', value: skipped },
          { label: missed === 1 ? 'não registrada' : 'não registradas', value: missed },
        ]}
      />
    </div>
  );
}
