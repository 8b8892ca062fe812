import { eq, sql } from 'drizzle-orm';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { uses } from '../table.ts';

/** Joins of a statement about uses: the box, which one from elsewhere has not, and the product, which each has. */
export const boxOfUse = eq(inventoryItems.id, uses.itemId);
export const productOfUse = sql`${products.id} = coalesce(${inventoryItems.productId}, ${uses.productId})`;

/** As the box says it, or the use from elsewhere itself. */
export const unitOfUse = sql<
  typeof inventoryItems.$inferSelect.unitType
>`coalesce(${inventoryItems.unitType}, ${uses.unitType})`;
