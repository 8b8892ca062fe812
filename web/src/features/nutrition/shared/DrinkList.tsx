import { addWater, deleteWater, type Water } from '@leveza/contract/nutrition/water.ts';
import { DRINK_LABEL } from '@leveza/domain/nutrition/drinks.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { formatLiquid, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { useDelete } from '../../../ui/use-delete.ts';

/** The drinks recorded on a day, each to be taken back when it was a mistake. */
export function DrinkList({ day, entries }: Pick<Water, 'day' | 'entries'>) {
  return (
    <Fold label={entries.length === 1 ? '1 registro' : `${entries.length} registros`}>
      <ul className="grid gap-2" aria-label="Bebidas registradas">
        {entries.map((entry) => (
          <DrinkRow key={entry.id} day={day} entry={entry} />
        ))}
      </ul>
    </Fold>
  );
}

function DrinkRow({ day, entry }: { day: string; entry: Water['entries'][number] }) {
  const { timeZone } = useSession();
  const { id, ...drunk } = entry;
  const add = useKeptCommand(addWater);
  const remove = useKeptCommand(deleteWater);
  const deletion = useDelete({
    remove: () => remove.mutateAsync({ params: { id } }),
    restore: () => add.mutateAsync({ body: { day, ...drunk } }),
    words: {
      deleted: { title: 'Bebida removida' },
      restored: { title: 'Bebida de volta' },
      failed: 'Não foi possível remover',
    },
  });
  const text = `${formatTime(drunk.at, timeZone)} · ${DRINK_LABEL[drunk.drink]} ${formatLiquid(drunk.ml)}`;
  return (
    <li className="flex items-center justify-between gap-3 tabular-nums">
      <span className="min-w-0">{text}</span>
      <Button
        variant="secondary"
        size="sm"
        isDisabled={deletion.isPending}
        aria-label={`Remover ${text}`}
        onPress={() => void deletion.remove()}
      >
        Remover
      </Button>
    </li>
  );
}
