import * as contract from '@leveza/contract/catalog/catalog.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Routes } from '../../http/serve.ts';
import { createProduct } from './create-product.ts';
import { listProducts } from './list-products.ts';
import { findProduct } from './shared/find-product.ts';

export const catalogRoutes: Routes = (serve) => {
  serve(contract.listProducts, async ({ db, owner, query }) => {
    const { products, total } = await listProducts(db, owner, query);
    return { data: products, pagination: paginationOf(query, total) };
  });

  serve(contract.readProduct, async ({ db, owner, params }) => {
    const product = await findProduct(db, owner, params.id);
    if (!product) throw new Problem('not-found');
    return { data: product };
  });

  serve(contract.createProduct, async ({ db, owner, body }) => ({
    data: await createProduct(db, owner, body),
  }));
};
