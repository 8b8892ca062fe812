import type { Product } from '@leveza/contract/catalog/catalog.ts';
import { categoryLabel, FORM_LABEL, unitTypeFor } from '@leveza/domain/catalog/labels.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { CircleHelp } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { PickRow, units } from './PickRow.tsx';

interface Props {
  product: Product;
  kind: ItemKind;
  onPick: () => void;
}

/** A product of the catalogue. The line leaves out what the name says already. */
export function ProductRow({ product, kind, onPick }: Props) {
  const { name, brand, form, boxQuantity, activeIngredient, subCategory, mainCategory, isVerified } = product;
  const size = boxQuantity === null ? null : units(boxQuantity, product.unitType ?? unitTypeFor(form), kind);
  const category = categoryLabel(subCategory, mainCategory);
  const unless = (words: string | null) =>
    words && !searchText(name).includes(searchText(words)) ? words : null;
  return (
    <PickRow
      name={name}
      line={[unless(brand), size ?? (form && FORM_LABEL[form]), unless(activeIngredient)]}
      facts={[
        isVerified ? null : category,
        brand,
        form && FORM_LABEL[form],
        size && `${size} por caixa`,
        activeIngredient && `Princípio ativo: ${activeIngredient}`,
      ]}
      state={
        isVerified ? (
          <Badge status="info">{category}</Badge>
        ) : (
          <Badge status="neutral" icon={CircleHelp}>
            não verificado
          </Badge>
        )
      }
      onPick={onPick}
    />
  );
}
