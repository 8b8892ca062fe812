import { eq, sql } from 'drizzle-orm';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { uses } from '../table.ts';

/** Joins of a statement about uses: the box, which one from elsewhere has not, and the product, which each has. */
export const boxOfUse = eq(inventoryItems.id, uses.itemId);
export const productOfUse = sql`${products.id} = coalesce(${inventoryItems.productId}, ${uses.productId})`;

/** The same joins as the tables of a statement written in SQL. */
export const usesWithSource = sql`${uses} left join ${inventoryItems} on ${boxOfUse} join ${products} on ${productOfUse}`;

/** As the box says it, or the use from elsewhere itself. */
export const unitOfUse = sql<
  typeof inventoryItems.$inferSelect.unitType
>`coalesce(${inventoryItems.unitType}, ${uses.unitType})`;
export const nameOfUse = sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`;
export const strengthOfUse = sql<string | null>`coalesce(${inventoryItems.customDosage}, ${products.dosage})`;

/** With the product's own name: a box called 'Comprimido da manhã' may be of a Rybelsus. */
export const ingredientsOfUse = sql<string>`concat_ws(' ', ${products.activeIngredient}, ${products.name}, ${products.brand})`;
