import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import { FORM_LABEL, unitTypeFor } from '@leveza/domain/catalog/labels.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PickRow, units } from './PickRow.tsx';

interface Props {
  found: FoundProduct;
  kind: ItemKind;
  isDisabled?: boolean;
  isPending?: boolean;
  onPick: () => void;
}

/** Below it the badge asks for a second look; the number says it too. */
const CONFIDENT = 0.7;

/** A find of the model or of a public database, with how sure it is. */
export function FoundRow({ found, kind, ...row }: Props) {
  const { name, brand, dosage, form, description, packSize, isPackSizeEstimated, confidence } = found;
  const prescription = found.prescriptionRequired ? 'Exige receita' : null;
  const guess = isPackSizeEstimated ? ' (estimado)' : '';
  const size = packSize === null ? null : units(packSize, unitTypeFor(form), kind);
  return (
    <PickRow
      {...row}
      name={name}
      line={[
        brand,
        dosage,
        size ? `${size}${guess}` : form && FORM_LABEL[form],
        prescription,
        description || null,
      ]}
      facts={[
        'não verificado',
        brand,
        dosage,
        form && FORM_LABEL[form],
        size && `${size} por caixa${guess}`,
        description || null,
        prescription,
      ]}
      state={
        <Badge status={confidence >= CONFIDENT ? 'info' : 'attention'}>
          {formatPercent(Math.round(confidence * 100) / 100)} de confiança
        </Badge>
      }
    />
  );
}
