import { SearchX } from 'lucide-react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** In the place of a shelf where a search found nothing. */
export function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      action={
        <Button variant="secondary" onPress={onClear}>
          Limpar busca
        </Button>
      }
    >
      Nada encontrado para <q className="wrap-anywhere">{text.trim()}</q>.
    </EmptyState>
  );
}
