import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { FoundRow } from '../search/FoundRow.tsx';

interface Props {
  kind: ItemKind;
  results: FoundProduct[];
  onPick: (found: FoundProduct) => Promise<void>;
  onManual: () => void;
}

export function AiResultsStep({ kind, results, onPick, onManual }: Props) {
  const [picked, setPicked] = useState<FoundProduct | null>(null);
  if (results.length === 0) {
    return (
      <EmptyState
        scene={NOTHING_FOUND}
        action={
          <Button variant="secondary" onPress={onManual}>
            Adicionar manualmente
          </Button>
        }
      >
        <strong className="block font-semibold text-ink">Nenhum resultado encontrado</strong>
        Nenhum produto encontrado para esta busca. Tente termos mais específicos.
        <span className="mt-2 block text-sm">
          Dica: use marcas ou formas específicas, como &quot;Addera D3 gotas&quot;.
        </span>
      </EmptyState>
    );
  }

  const pick = async (found: FoundProduct) => {
    setPicked(found);
    await onPick(found);
    setPicked(null);
  };

  return (
    <div className="grid gap-4">
      <p className="text-sm text-pretty text-ink-soft">
        Sugestões não verificadas. Escolha a sua e confira os dados com a embalagem.
      </p>
      <RecordList label="Resultados">
        {results.map((found) => (
          <FoundRow
            key={`${found.name} ${found.brand} ${found.dosage} ${found.ean}`}
            found={found}
            kind={kind}
            isDisabled={picked !== null && picked !== found}
            isPending={picked === found}
            onPick={() => void pick(found)}
          />
        ))}
      </RecordList>
    </div>
  );
}
