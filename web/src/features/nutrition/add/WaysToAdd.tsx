import { ChefHat, type LucideIcon, PencilLine, ScanBarcode, Tag } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { AddStep } from '../search.ts';

const WAYS: readonly { step: AddStep; label: string; icon: LucideIcon }[] = [
  { step: 'text', label: 'Escrever', icon: PencilLine },
  { step: 'barcode', label: 'Código de barras', icon: ScanBarcode },
  { step: 'own', label: 'Novo pelo rótulo', icon: Tag },
  { step: 'recipe', label: 'Nova receita', icon: ChefHat },
];

/** The ways to a food that the list does not have. */
export function WaysToAdd({ onChoose }: { onChoose: (step: AddStep) => void }) {
  return (
    <div role="group" aria-label="Outras formas de adicionar" className="grid grid-cols-2 gap-2">
      {WAYS.map(({ step, label, icon }) => (
        <Button key={step} variant="secondary" size="sm" icon={icon} onPress={() => onChoose(step)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
