import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import { LEGAL_STATUS_LABEL, PRESENTATION_LABEL } from '@leveza/domain/pens/presentation.ts';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { groupsFor, isProhibited, type ProductGroup } from './product-groups.ts';

interface Props {
  products: readonly Glp1Product[];
  typed: string;
  onType: (typed: string) => void;
  /** Null for one that is in no catalogue. */
  onPick: (product: Glp1Product | null) => void;
}

/** The known medicines, the commonest first, each with its strengths to press. */
export function PickProduct({ products, typed, onType, onPick }: Props) {
  const groups = groupsFor(products, typed);
  return (
    <div className="grid gap-4">
      <SearchField
        ref={focusUnlessTouched}
        label="Buscar medicamento"
        placeholder="Nome ou princípio ativo"
        value={typed}
        onChange={onType}
      />
      {groups.length > 0 ? (
        <ul aria-label="Medicamentos" className="grid gap-3">
          {groups.map((group) => (
            <Group key={group.name} group={group} onPick={onPick} />
          ))}
        </ul>
      ) : (
        <p role="status" className="text-ink-soft">
          Nenhum medicamento da lista combina com a busca.
        </p>
      )}
      <Button variant="secondary" onPress={() => onPick(null)} isFullWidth>
        Outro medicamento
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

function Group({ group, onPick }: { group: ProductGroup; onPick: (product: Glp1Product) => void }) {
  const [first] = group.products;
  if (!first) return null;
  const facts = [first.activeIngredient, first.manufacturer, PRESENTATION_LABEL[first.presentation]];
  return (
    <li className="grid gap-3 rounded-2xl border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{group.name}</h3>
          <p className="text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
        </div>
        {first.legalStatus !== 'registered' && (
          <Badge status="neutral">{LEGAL_STATUS_LABEL[first.legalStatus]}</Badge>
        )}
      </div>
      {isProhibited(first) && first.notice && (
        <p className="text-sm text-pretty text-ink-soft">{first.notice.text}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {group.products.map((product) => (
          <Button
            key={product.id}
            variant="secondary"
            size="sm"
            aria-label={`${product.commercialName} ${product.strengthLabel}`.trim()}
            onPress={() => onPick(product)}
            className="min-h-11!"
          >
            {product.strengthLabel || 'Escolher'}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** With a keyboard one types at once; on a phone its keyboard would cover the list. */
function focusUnlessTouched(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus();
}
