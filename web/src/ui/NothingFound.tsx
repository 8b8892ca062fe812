import { Button } from './Button.tsx';
import { NOTHING_FOUND } from './drawings/shelf-scenes.ts';
import { EmptyState } from './EmptyState.tsx';

/** In the place of a shelf where a search found nothing. */
export function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <EmptyState
      scene={NOTHING_FOUND}
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
