import { noticeOfName } from '@leveza/domain/catalog/name-notice.ts';
import { expect, test } from 'vitest';
import { GLP1_CATALOG } from './glp1-catalog.ts';

const nameOf = ({ commercialName, activeIngredient }: (typeof GLP1_CATALOG.products)[number]) => ({
  name: commercialName,
  ingredients: activeIngredient,
});

test('a prohibited product typed by hand reads as it does in the catalogue', () => {
  const prohibited = GLP1_CATALOG.products.filter(({ legalStatus }) => legalStatus === 'prohibited');
  expect(prohibited.length).toBeGreaterThan(0);
  for (const product of prohibited) {
    expect(noticeOfName(nameOf(product)), product.id).toEqual({ ...product.notice, status: 'prohibited' });
  }
});

test('no registered product is taken for one', () => {
  const registered = GLP1_CATALOG.products.filter(({ legalStatus }) => legalStatus === 'registered');
  for (const product of registered) expect(noticeOfName(nameOf(product)), product.id).toBeNull();
});
