import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { LEGAL_STATUS_LABEL, PRESENTATION_LABEL } from '@leveza/domain/pens/presentation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isProhibited, type ProductGroup } from './product-groups.ts';

/** A medicine with its strengths to press. */
export function ProductCard({
  group,
  onPick,
}: {
  group: ProductGroup;
  onPick: (product: Glp1Product) => void;
}) {
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
