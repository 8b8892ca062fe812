import { beforeAll, expect, test } from 'vitest';
import { addPen } from '../../testing/pens.ts';
import { addBox } from '../../testing/shelf.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

test('one calm notice, with its source, until it is put away', async () => {
  const bia = await house.patient();
  const notices = async () =>
    (await bia.call('GET', '/api/interactions')).json<{
      data: { id: string; names: string[]; source: string }[];
    }>().data;
  await addPen(bia);
  expect(await notices()).toEqual([]);
  const search = await bia.call('GET', '/api/products?search=gliclazida&limit=1');
  const [product] = search.json<{ data: { id: string; name: string }[] }>().data;
  await addBox(bia, { productId: product!.id });
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ id: 'glp1--sulfonylurea', severity: 'high', isVerified: true });
  expect(notice!.names).toContain('Ozempic');
  await bia.call('POST', `/api/interactions/${notice!.id}/dismiss`);
  expect(await notices()).toEqual([]);
  expect((await bia.call('POST', '/api/interactions/none/dismiss')).statusCode).toBe(404);
});
