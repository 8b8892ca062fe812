import { copyMealDay, deleteMeal } from '@leveza/contract/nutrition/meals.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { CopyPlus } from 'lucide-react';
import { useKeptCommand } from '../../../lib/api.ts';
import { useToday } from '../../../lib/use-now.ts';
import { onItsWay } from '../../../lib/unsent.ts';
import { Button } from '../../../ui/Button.tsx';
import { tell, tellFailure } from '../../../ui/toast.ts';

/** All meals of the day before, in one press. */
export function CopyYesterday({ day }: { day: string }) {
  const isToday = useToday() === day;
  const copy = useKeptCommand(copyMealDay);
  const remove = useKeptCommand(deleteMeal);
  const run = async () => {
    const { data } = await copy.mutateAsync({ body: { from: addDays(day, -1), to: day } });
    tell({
      title: data.length === 1 ? '1 refeição copiada' : `${data.length} refeições copiadas`,
      ...(isToday && { detail: 'As que vêm depois deste horário ficaram de fora.' }),
      undo: () =>
        onItsWay(async () => {
          for (const { id } of data) await remove.mutateAsync({ params: { id } });
          return { title: 'Cópia desfeita' };
        }),
    });
  };
  return (
    <Button
      variant="secondary"
      icon={CopyPlus}
      className="justify-self-start"
      isPending={copy.isPending}
      pendingLabel="Copiando..."
      onPress={() => void run().catch(tellFailure('Não foi possível copiar'))}
    >
      Copiar as refeições de ontem
    </Button>
  );
}
