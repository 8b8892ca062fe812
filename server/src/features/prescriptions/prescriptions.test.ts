import type { Prescription } from '@leveza/contract/prescriptions.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { multipart } from '../../testing/multipart.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

async function add(patient = ana, more: object = {}): Promise<Prescription> {
  const payload = { issuedOn: '2026-01-10', product: 'Ozempic 1 mg', prescriber: 'Dra. Lia', ...more };
  return (await patient.call('POST', '/api/prescriptions', { payload })).json<{ data: Prescription }>().data;
}

const attach = (id: string, name: string, content: Buffer) =>
  ana.call('POST', `/api/prescriptions/${id}/file`, multipart({ name, content }));

test('is good for 90 days', async () => {
  expect(await add()).toMatchObject({ lastDay: '2026-04-10', isContinuous: false, file: null });
  expect(await add(ana, { issuedOn: dayFromToday(0), isContinuous: true })).toMatchObject({
    isValid: true,
    isContinuous: true,
  });
  const { id } = await add();
  const payload = { issuedOn: dayFromToday(0), product: 'Wegovy' };
  expect((await ana.call('PUT', `/api/prescriptions/${id}`, { payload })).json()).toMatchObject({
    data: { product: 'Wegovy', prescriber: null, isValid: true },
  });
});

test.each([
  [{ issuedOn: '' }, { issuedOn: 'Data da receita é obrigatória' }],
  [{ issuedOn: '2999-01-01' }, { issuedOn: 'A data não pode estar no futuro.' }],
  [{ product: ' ' }, { product: 'Medicamento é obrigatório' }],
])('%j is refused at its field', async (wrong, fields) => {
  const payload = { issuedOn: '2026-01-10', product: 'Ozempic', ...wrong };
  const reply = await ana.call('POST', '/api/prescriptions', { payload });
  expect(reply.json()).toMatchObject({ error: { fields } });
});

describe('its file', () => {
  test('comes back as it was, another takes its place, and goes with the prescription', async () => {
    const { id } = await add();
    expect((await attach(id, 'receita.pdf', PDF)).json()).toMatchObject({
      data: { file: { name: 'receita.pdf', mediaType: 'application/pdf', bytes: PDF.byteLength } },
    });
    const got = await ana.call('GET', `/api/prescriptions/${id}/file`);
    expect(got.rawPayload.equals(PDF)).toBe(true);
    expect(got.headers['content-disposition']).toMatch(/^attachment/);
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect((await attach(id, 'foto.jpg', picture)).json()).toMatchObject({
      data: { file: { mediaType: 'image/jpeg' } },
    });
    await ana.call('DELETE', `/api/prescriptions/${id}`);
    expect((await ana.call('GET', `/api/prescriptions/${id}/file`)).statusCode).toBe(404);
    expect(await house.vault.idsOlderThan(-1000)).toEqual([]);
  });

  test('one key is for one file, and a full disk is told as such', async () => {
    const { id } = await add();
    const send = (content: Buffer, key: string) => {
      const { payload, headers } = multipart({ name: 'receita.pdf', content });
      const all = { ...headers, 'idempotency-key': key };
      return ana.call('POST', `/api/prescriptions/${id}/file`, { payload, headers: all });
    };
    expect((await send(PDF, 'one')).statusCode).toBe(200);
    expect((await send(PDF, 'one')).statusCode).toBe(200);
    const other = Buffer.concat([PDF.subarray(0, 9), Buffer.from('%outro\n'), PDF.subarray(9)]);
    expect((await send(other, 'one')).json()).toMatchObject({ error: { code: 'idempotency-key-reused' } });

    const full = vi
      .spyOn(house.vault, 'store')
      .mockRejectedValue(Object.assign(new Error(), { code: 'ENOSPC' }));
    expect((await send(PDF, 'two')).statusCode).toBe(507);
    full.mockRestore();
  });

  test('stays when the change that replaces it is not kept in the end', async () => {
    const { id } = await add();
    await attach(id, 'receita.pdf', PDF);
    await house.db.execute(sql`create function refuse_answer() returns trigger language plpgsql as
      $$ begin raise exception 'not kept'; end $$`);
    await house.db.execute(sql`create trigger refuse_answer before update on idempotency_keys
      for each row execute function refuse_answer()`);
    const { payload, headers } = multipart({ name: 'outra.pdf', content: PDF });
    const all = { ...headers, 'idempotency-key': 'not-kept' };
    const reply = await ana.call('POST', `/api/prescriptions/${id}/file`, { payload, headers: all });
    expect(reply.statusCode).toBe(500);
    await house.db.execute(sql`drop function refuse_answer cascade`);
    const got = await ana.call('GET', `/api/prescriptions/${id}/file`);
    expect(got.rawPayload.equals(PDF)).toBe(true);
  });

  test('what is no PDF, JPEG or PNG is refused, whatever it calls itself', async () => {
    const { id } = await add();
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    const hostile: [string, Buffer][] = [
      ['receita.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
      ['receita.pdf', Buffer.from('%PDF-1.4 cut short')],
      ['receita.pdf', Buffer.concat([PDF, Buffer.alloc(5000, 'x')])],
      ['receita.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['receita.jpg', jpeg.subarray(0, 100)],
      ['receita.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ];
    for (const [name, content] of hostile) {
      const reply = await attach(id, name, content);
      expect(reply.json(), name).toMatchObject({ error: { code: 'not-a-document' } });
      expect(reply.statusCode).toBe(422);
    }
    const bia = await house.patient('Bia');
    const foreign = await bia.call(
      'POST',
      `/api/prescriptions/${id}/file`,
      multipart({ name: 'a.pdf', content: PDF }),
    );
    expect(foreign.statusCode).toBe(404);
  });
});
