import { BadgeHelp, Snowflake } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import type { StockCard } from '../stock-card.ts';

/** The product's category, and its warnings. */
export function ProductBadges({ card: { category, item } }: { card: StockCard }) {
  return (
    <>
      {category && <Badge status="neutral">{category}</Badge>}
      {item.needsRefrigeration && (
        <Badge status="info" icon={Snowflake}>
          Refrigerar
        </Badge>
      )}
      {!item.product.isVerified && (
        <Badge status="neutral" icon={BadgeHelp}>
          não verificado
        </Badge>
      )}
    </>
  );
}
