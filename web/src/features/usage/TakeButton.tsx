import { Pill } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import type { TakeProps } from '../inventory/shared/take-slot.ts';
import { useTakeOne } from './use-take-one.ts';

const WORDS = { supplement: 'Tomar', medication: 'Tomar Medicamento' } as const;

/** The usual dose, now, with one tap. */
export function TakeButton({ isLead = false, isDone = false, ...box }: TakeProps) {
  const { isPending, take } = useTakeOne(box);
  const press = { isPending, onPress: () => void take() };
  if (isLead) {
    return (
      <Button
        variant={isDone ? 'lead-quiet' : 'lead'}
        icon={Pill}
        pendingLabel="Registrando..."
        aria-label={`Tomar agora: ${box.name}`}
        {...press}
      >
        Tomar agora
      </Button>
    );
  }
  return (
    // The button keeps the width of its longer label, and the row needs its room for words.
    <Button
      variant="secondary"
      size="sm"
      pendingLabel="..."
      aria-label={`${WORDS[box.kind]}: ${box.name}`}
      {...press}
    >
      Tomar
    </Button>
  );
}
