import { PackageOpen, Pencil, Pill, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { StockCard } from '../stock-card.ts';
import type { ItemDialog } from '../search.ts';
import { STOCK_WORDS } from '../stock-words.ts';

interface Props {
  card: StockCard;
  onShow: (dialog: ItemDialog) => void;
  onRemove: () => void;
}

export function DetailActions({ card, onShow, onRemove }: Props) {
  const { kind, isOpened, remainingQuantity } = card;
  const words = STOCK_WORDS[kind];
  const isEmpty = remainingQuantity <= 0;
  return (
    <>
      <Button variant="danger" icon={Trash2} onPress={onRemove}>
        {words.remove}
      </Button>
      <Button variant="secondary" icon={Pencil} onPress={() => onShow('edit')}>
        Editar
      </Button>
      {!isOpened && !isEmpty && (
        <Button icon={PackageOpen} onPress={() => onShow('box')}>
          Abrir Caixa
        </Button>
      )}
      {isOpened && !isEmpty && (
        <Button icon={Pill} onPress={() => onShow('use')}>
          {words.take}
        </Button>
      )}
    </>
  );
}
