import { Problem } from '@leveza/contract/problem.ts';
import type { Db } from '../../db/connection.ts';
import { findProduct } from '../catalog/shared/find-product.ts';

export async function refuseUnknownProduct(db: Db, owner: string, productId: string | null): Promise<void> {
  if (productId === null || (await findProduct(db, owner, productId))) return;
  throw new Problem('invalid-input', { fields: { productId: 'Escolha um produto do catálogo.' } });
}
