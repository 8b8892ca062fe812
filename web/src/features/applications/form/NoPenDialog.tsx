import { PROBLEMS } from '@leveza/contract/problem.ts';
import { History, Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Link } from '../../../ui/Link.tsx';
import { usePens } from '../use-pens.ts';

interface Props {
  /** One of another moment is asked for its day again once there is a pen: it is never taken for today. */
  isOfNow: boolean;
  onClose: () => void;
}

/** A dose comes out of a pen; without one there are two ways on. */
export function NoPenDialog({ isOfNow, onClose }: Props) {
  const next = isOfNow ? 'dose' : 'last-dose';
  const hasUnits = usePens().data?.data.some(({ mgPerUnit }) => mgPerUnit !== null);
  return (
    <Dialog
      title="Nova aplicação"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="secondary">
            Cancelar
          </Button>
          <Link to="/medications" search={{ add: '1', next }} variant="primary" icon={Plus}>
            Adicionar Caneta
          </Link>
        </>
      }
    >
      <div className="grid justify-items-start gap-4">
        <p className="text-pretty">
          Nenhuma caneta com dose disponível. Adicione a caneta ou o frasco que você usa e siga para a
          aplicação: a dose é descontada dele.
        </p>
        {hasUnits && <p className="text-pretty">{PROBLEMS['dosed-in-units'].message}</p>}
        <p className="text-pretty text-ink-soft">
          Para lançar o que você aplicou antes de usar o Leveza, não é preciso ter caneta cadastrada.
        </p>
        <Link to="/applications" search={{ open: 'past' }} variant="secondary" icon={History}>
          Lançar aplicações anteriores
        </Link>
      </div>
    </Dialog>
  );
}
