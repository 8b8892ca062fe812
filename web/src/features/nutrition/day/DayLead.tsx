import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { PencilLine, Plus } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { nextSlot } from '../meals/next-slot.ts';
import { ProteinLead } from '../shared/ProteinLead.tsx';
import type { NutritionView } from '../use-nutrition-view.ts';

/** The protein of the day, and the ways to a meal. */
export function DayLead({ day, view }: { day: NutritionDay; view: NutritionView }) {
  const { timeZone } = useSession();
  const writeFor = nextSlot(day, formatTime(useNow(), timeZone));
  return (
    <ProteinLead
      day={day}
      title={view.isToday ? 'Proteína de hoje' : 'Proteína do dia'}
      actions={
        <>
          <Button variant="lead" icon={Plus} onPress={() => view.show('meal')}>
            Adicionar Refeição
          </Button>
          <Button
            variant="lead-quiet"
            icon={PencilLine}
            onPress={() => view.show('add', { ...writeFor, step: 'text' })}
          >
            Escrever
          </Button>
        </>
      }
    />
  );
}
