import { CalendarClock } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  isProhibited: boolean;
  onSetInterval: () => void;
}

/** The interval is unknown: the patient sets it, except for products that Leveza does not plan. */
export function NoSchedule({ isProhibited, onSetInterval }: Props) {
  if (isProhibited) {
    return <p className="text-pretty">Para este produto, o Leveza não calcula a próxima dose.</p>;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-pretty">
        Não sabemos de quantos em quantos dias você aplica este medicamento. Diga o intervalo que quem
        receitou indicou e mostramos aqui a próxima dose.
      </p>
      <Button variant="lead-quiet" icon={CalendarClock} onPress={onSetInterval}>
        Definir intervalo
      </Button>
    </div>
  );
}
