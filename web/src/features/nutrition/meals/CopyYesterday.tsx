import { copyMealDay, deleteMeal } from '@leveza/contract/nutrition/meals.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { CopyPlus } from 'lucide-react';
import { useKeptCommand } from '../../../lib/api.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import { Button } from '../../../ui/Button.tsx';
import { tell, tellFailure } from '../../../ui/toast.ts';

/** The meals of the day before that this one lacks, in one press. */
export function CopyYesterday({ day }: { day: string }) {
  const copy = useKeptCommand(copyMealDay);
  const remove = useKeptCommand(deleteMeal);
  const run = async () => {
    const { data, later } = await copy.mutateAsync({ body: { from: addDays(day, -1), to: day } });
    tell({
      title: data.length === 1 ? '1 refeição copiada' : `${data.length} refeições copiadas`,
      ...(later > 0 && { detail: 'As que vêm depois deste horário ficaram de fora.' }),
      undo: async () => {
        const all = data.map(({ id }) => ({ params: { id } }));
        await sendInTurn(deleteMeal, all, remove.mutateAsync);
        return { title: 'Cópia desfeita' };
      },
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
