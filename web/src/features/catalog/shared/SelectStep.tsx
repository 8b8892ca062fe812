import type { Product } from '@leveza/contract/catalog/catalog.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { ScanBarcode } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { ProductRow } from '../search/ProductRow.tsx';
import { useProducts } from '../shared/use-products.ts';

interface Props {
  kind: ItemKind;
  /** Kept by the dialog, so that coming back from a product finds the same list. */
  typed: string;
  onType: (typed: string) => void;
  onPick: (product: Product) => void;
  onBarcode: () => void;
}

/** The first step: one of the catalogue's products, by name, brand or substance. */
export function SelectStep({ kind, typed, onType, onPick, onBarcode }: Props) {
  return (
    <div className="grid gap-4">
      <div className="flex gap-2">
        <SearchField
          ref={focusUnlessTouched}
          label="Buscar produto"
          placeholder="Nome, marca, substância"
          value={typed}
          onChange={onType}
          className="flex-1"
        />
        <Button variant="secondary" icon={ScanBarcode} className="shrink-0 px-3.5" onPress={onBarcode}>
          <span className="max-sm:sr-only">Código de barras</span>
        </Button>
      </div>
      <Picks kind={kind} typed={typed} onPick={onPick} />
    </div>
  );
}

/** With a keyboard one types at once; on a phone its keyboard would cover the list. */
function focusUnlessTouched(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus();
}

function Picks({ kind, typed, onPick }: Pick<Props, 'kind' | 'typed' | 'onPick'>) {
  const { data, error, isFetching, refetch } = useProducts(kind, typed);
  if (error && !isFetching) {
    return (
      <ErrorState
        title="Não foi possível carregar o catálogo"
        message={`Erro ao carregar produtos: ${error.message}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="Carregando produtos">
        <SkeletonList rows={5} />
      </div>
    );
  }
  if (data.count === 0) {
    return <EmptyState scene={NOTHING_FOUND}>Nenhum produto encontrado no sistema</EmptyState>;
  }
  return (
    <>
      {typed.trim() === '' && <h3 className="-mb-3 font-semibold">Mais usados com GLP-1</h3>}
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        Mostrando {data.products.length} de {data.count} disponíveis
      </p>
      <div aria-busy={isFetching}>
        <RecordList label="Produtos">
          {data.products.map((product) => (
            <ProductRow key={product.id} product={product} kind={kind} onPick={() => onPick(product)} />
          ))}
        </RecordList>
      </div>
    </>
  );
}
