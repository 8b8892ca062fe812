import type { FoundProduct } from '@leveza/contract/catalog/search.ts';
import { FORM_LABEL, unitTypeFor } from '@leveza/domain/catalog/labels.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { perBox, PickCard } from './PickCard.tsx';

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
export function FoundCard({ found, kind, ...card }: Props) {
  const { name, brand, dosage, form, description, packSize, isPackSizeEstimated, confidence } = found;
  const size = packSize === null ? null : perBox(packSize, unitTypeFor(form), kind);
  return (
    <PickCard
      {...card}
      name={name}
      facts={[
        brand,
        dosage,
        form && FORM_LABEL[form],
        size && (isPackSizeEstimated ? `${size} (estimado)` : size),
      ]}
      badges={
        <Badge status={confidence >= CONFIDENT ? 'info' : 'attention'}>
          {formatPercent(Math.round(confidence * 100) / 100)} de confiança
        </Badge>
      }
      isVerified={false}
    >
      {description && <span className="text-pretty wrap-anywhere">{description}</span>}
      {found.prescriptionRequired && <span>Exige receita</span>}
    </PickCard>
  );
}
