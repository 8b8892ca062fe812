import type { Pen } from '@leveza/contract/pens/pens.ts';
import { LockOpen, PackageX, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { canOpen } from '../can-open.ts';
import type { PenDialog } from '../search.ts';

interface Props {
  pen: Pen;
  onShow: (dialog: PenDialog) => void;
  onDiscard: () => void;
  onRemove: () => void;
}

export function DetailActions({ pen, onShow, onDiscard, onRemove }: Props) {
  return (
    <>
      <Button variant="danger" icon={Trash2} onPress={onRemove}>
        Excluir
      </Button>
      {pen.remainingMg > 0 && (
        <Button variant="secondary" icon={PackageX} onPress={onDiscard}>
          Descartar
        </Button>
      )}
      <Button variant="secondary" icon={Pencil} onPress={() => onShow('edit')}>
        Editar
      </Button>
      {canOpen(pen) && (
        <Button icon={LockOpen} onPress={() => onShow('seal')}>
          Abrir
        </Button>
      )}
    </>
  );
}
