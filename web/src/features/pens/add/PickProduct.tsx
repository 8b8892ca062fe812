import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { BrandTiles } from './BrandTiles.tsx';
import { ProductCard } from './ProductCard.tsx';
import { isTablet, searched } from './product-groups.ts';

interface Props {
  products: readonly Glp1Product[];
  typed: string;
  onType: (typed: string) => void;
  /** Null for one that is in no catalogue. */
  onPick: (product: Glp1Product | null) => void;
}

/** The known medicines: the commonest brands as tiles, or what a search finds. */
export function PickProduct({ products, typed, onType, onPick }: Props) {
  return (
    <div className="grid gap-4">
      <SearchField
        ref={focusUnlessTouched}
        label="Buscar medicamento"
        placeholder="Nome ou princípio ativo"
        value={typed}
        onChange={onType}
      />
      {typed.trim() === '' ? (
        <BrandTiles products={products} onPick={onPick} />
      ) : (
        <Found products={products} typed={typed} onPick={onPick} />
      )}
      <Button variant="secondary" onPress={() => onPick(null)} isFullWidth>
        Outro medicamento
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

function Found({ products, typed, onPick }: Omit<Props, 'onType'>) {
  if (isTablet(typed)) {
    return (
      <Notice
        tone="info"
        isLive
        title="Rybelsus é um comprimido"
        action={
          <div className="flex flex-wrap gap-2">
            <Link to="/medication-usage" search={{ open: 'new' }} size="sm" variant="primary">
              Criar plano
            </Link>
            <Link to="/medication-store" search={{ add: '1' }} variant="secondary" size="sm">
              Adicionar em Medicamentos
            </Link>
          </div>
        }
      >
        Ele não é uma caneta. Com um plano, ele aparece em Hoje no dia e na hora de tomar; a caixa fica
        guardada em Medicamentos.
      </Notice>
    );
  }
  const groups = searched(products, typed);
  if (groups.length === 0) {
    return (
      <p role="status" className="text-ink-soft">
        Nenhum medicamento da lista combina com a busca.
      </p>
    );
  }
  return (
    <ul aria-label="Medicamentos" className="grid gap-3">
      {groups.map((group) => (
        <ProductCard key={group.name} group={group} onPick={onPick} />
      ))}
    </ul>
  );
}

/** With a keyboard one types at once; on a phone its keyboard would cover the list. */
function focusUnlessTouched(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus();
}
