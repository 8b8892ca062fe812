import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PEN_BADGE_LABEL } from '@leveza/domain/pens/status.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { canOpen } from '../can-open.ts';
import { PenBadge } from '../card/PenBadge.tsx';
import { dosesText, formatContainers, usableText } from '../pen-words.ts';
import type { PenDialog } from '../search.ts';
import { usePenTitle } from '../use-pen-name.ts';
import { pressingBadge } from './pen-groups.ts';
import { usePenWarnings } from './use-pen-warnings.ts';

interface Props {
  pen: Pen;
  today: string;
  /** Among others of its product, where its name stands above it. */
  isInGroup?: boolean;
  onShow: (dialog: PenDialog) => void;
}

/** One entry: its name or its last day, what is in it, and what asks for attention. */
export function PenRow({ pen, today, isInGroup = false, onShow }: Props) {
  const title = usePenTitle(pen);
  const warnings = usePenWarnings(pen);
  const badge = pressingBadge([pen]);
  const until = pen.status === 'empty' ? null : usableText(pen, today);
  const facts = [
    badge === null && PEN_BADGE_LABEL[pen.badge],
    boxText(pen),
    pen.status !== 'empty' && dosesText(pen),
    !isInGroup && until,
    isInGroup && pen.batchNumber && `Lote ${pen.batchNumber}`,
  ];
  return (
    <Row
      id={cardFocusId(pen.id)}
      title={isInGroup ? (until ?? 'Validade não informada') : title}
      detail={
        <>
          {facts.filter(Boolean).join(' · ')}
          {warnings.map((warning) => (
            <span key={warning} className="block font-medium text-ink">
              {warning}
            </span>
          ))}
        </>
      }
      state={badge && <PenBadge badge={badge} />}
      action={
        canOpen(pen) && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Abrir: ${pen.medication.commercialName}`}
            onPress={() => onShow('seal')}
          >
            Abrir
          </Button>
        )
      }
      onOpen={() => onShow('details')}
    />
  );
}

/** `3 canetas de 4`, for a box of several. */
function boxText({ units, sealedUnits, presentation }: Pen): string | null {
  return units > 1 ? `${formatContainers(sealedUnits, presentation)} de ${units}` : null;
}
