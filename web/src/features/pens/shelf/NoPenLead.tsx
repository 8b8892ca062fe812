import { Plus } from 'lucide-react';
import { formatDayAs } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { SceneDrawing } from '../../../ui/drawings/SceneDrawing.tsx';
import { NO_PENS } from '../../../ui/drawings/shelf-scenes.ts';
import { Lead } from '../../../ui/Lead.tsx';

interface Props {
  /** The day of the next dose; null while none is planned. */
  doseDay: string | null;
  today: string;
  onAdd: () => void;
}

/** Only empty pens at home: the day that one is needed for, and the way to add it. */
export function NoPenLead({ doseDay, today, onAdd }: Props) {
  return (
    <Lead
      title="Canetas em casa"
      figure={doseDay === null ? 'Nenhuma com doses' : `Sem caneta para ${wordOf(doseDay, today)}`}
      detail="As que você tem aqui estão vazias."
      drawing={<SceneDrawing scene={NO_PENS} isOnLead className="size-20 sm:size-24" />}
      actions={
        <Button variant="lead" icon={Plus} onPress={onAdd} className="max-sm:basis-full">
          Adicionar Caneta
        </Button>
      }
    />
  );
}

const wordOf = (day: string, today: string) =>
  day === today ? 'hoje' : formatDayAs(day, { day: '2-digit', month: '2-digit' });
