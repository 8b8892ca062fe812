import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { LEGAL_STATUS_LABEL, PRESENTATION_LABEL } from '@leveza/domain/pens/presentation.ts';
import { formatMg, formatMl } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PenDrawing } from '../card/PenDrawing.tsx';
import { tintOf } from '../card/tint.ts';
import { VialDrawing } from '../card/VialDrawing.tsx';
import { DosedInUnitsNotice, ProhibitedNotice } from '../Notices.tsx';

/** The chosen product with its catalogue facts. */
export function ChosenProduct({ product }: { product: Glp1Product }) {
  const { totalVolumeMl, totalMg, legalStatus } = product;
  const facts = [
    product.activeIngredient,
    product.manufacturer,
    PRESENTATION_LABEL[product.presentation],
    totalVolumeMl && totalMg ? `${formatMg(totalMg)} em ${formatMl(totalVolumeMl)}` : null,
  ].filter(Boolean);
  const tint = tintOf(product.molecule);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4 rounded-2xl bg-brand-soft p-4">
        <span className="grid h-14 w-24 shrink-0 place-items-center max-[22rem]:w-16">
          {product.isVial ? (
            <VialDrawing state="sealed" level={1} tint={tint} />
          ) : (
            <PenDrawing state="sealed" level={1} tint={tint} />
          )}
        </span>
        <div className="grid min-w-0 flex-[1_1_8rem] gap-1">
          <p className="font-semibold wrap-anywhere">
            {product.commercialName} {product.strengthLabel}
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
          {legalStatus !== 'registered' && <Badge status="neutral">{LEGAL_STATUS_LABEL[legalStatus]}</Badge>}
        </div>
      </div>
      <ProhibitedNotice notice={product.notice} />
      <DosedInUnitsNotice mgPerUnit={product.mgPerUnit} />
    </div>
  );
}
