import type { Product } from '@leveza/contract/catalog/catalog.ts';
import { categoryLabel, FORM_LABEL, unitTypeFor } from '@leveza/domain/catalog/labels.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { perBox, PickCard } from './PickCard.tsx';

interface Props {
  product: Product;
  kind: ItemKind;
  onPick: () => void;
}

export function ProductCard({ product, kind, onPick }: Props) {
  const { name, brand, form, boxQuantity, activeIngredient, subCategory, mainCategory, isVerified } = product;
  const size = boxQuantity === null ? null : perBox(boxQuantity, product.unitType ?? unitTypeFor(form), kind);
  return (
    <PickCard
      name={name}
      facts={[brand, form && FORM_LABEL[form], size]}
      badges={<Badge status="info">{categoryLabel(subCategory, mainCategory)}</Badge>}
      isVerified={isVerified}
      onPick={onPick}
    >
      {activeIngredient && <span className="wrap-anywhere">Princípio ativo: {activeIngredient}</span>}
    </PickCard>
  );
}
