import { deleteWater, type Water } from '@leveza/contract/nutrition/water.ts';
import { DRINK_LABEL } from '@leveza/domain/nutrition/drinks.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useCommand } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { tell, tellFailure } from '../../../ui/toast.ts';
import { liquidText } from './nutrition-words.ts';

/** The drinks recorded on a day, each to be taken back when it was a mistake. */
export function DrinkList({ entries }: { entries: Water['entries'] }) {
  const { timeZone } = useSession();
  const remove = useCommand(deleteWater);
  const takeBack = async (id: string) => {
    try {
      await remove.mutateAsync({ params: { id } });
      tell({ title: 'Bebida removida' });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      tellFailure('Não foi possível remover')(cause);
    }
  };
  return (
    <Fold label={entries.length === 1 ? '1 registro' : `${entries.length} registros`}>
      <ul className="grid gap-2" aria-label="Bebidas registradas">
        {entries.map(({ id, drink, ml, at }) => {
          const text = `${formatTime(at, timeZone)} · ${DRINK_LABEL[drink]} ${liquidText(ml)}`;
          return (
            <li key={id} className="flex items-center justify-between gap-3 tabular-nums">
              <span className="min-w-0">{text}</span>
              <Button
                variant="secondary"
                size="sm"
                isDisabled={remove.isPending}
                aria-label={`Remover ${text}`}
                onPress={() => void takeBack(id)}
              >
                Remover
              </Button>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
