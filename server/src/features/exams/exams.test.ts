import type { Exam, ExamCard, ExamStats } from '@leveza/contract/exams/exams.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { multipart } from '../../testing/multipart.ts';
import { type Patient, type TestApp, testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
});

const line = (key: string | null, parameter: string, value: string, more: object = {}) => ({
  key,
  parameter,
  value,
  unit: 'mg/dL',
  ...more,
});

const send = (patient: Patient, exam: object) => patient.call('POST', '/api/exams', { payload: exam });

async function add(patient: Patient, exam: object): Promise<Exam> {
  const reply = await send(patient, { laboratory: 'Lab', confirmDuplicate: true, ...exam });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Exam }>().data;
}

const keysOf = ({ results }: Exam) => results.map(({ key }) => key);

async function list(patient: Patient, query = '') {
  const reply = await patient.call('GET', `/api/exams${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{
    data: ExamCard[];
    stats: ExamStats;
    categories: string[];
    pagination: { total: number };
  }>();
}

const report = (laboratory: string, ...values: string[]) => ({
  examDate: '2026-02-03',
  laboratory,
  results: values.map((value, n) => line(['glicose', 'ureia', 'tsh', 'hdl', 'ldl'][n]!, `P${n}`, value)),
});

describe('an exam that is sent', () => {
  test('keeps a unit that was typed behind its value apart from it', async () => {
    const { results, status } = await add(await house.patient('Eva'), {
      examDate: dayFromToday(-1),
      results: [line('glicose', 'Glicose', '45 mg/dL')],
    });
    expect(results).toMatchObject([{ value: '45', unit: 'mg/dL', valueNumber: 45, flag: 'critical' }]);
    expect(status).toBe('critical');
  });

  test('keeps the ranges printed beside the one that counts, also when its head is changed', async () => {
    const eva = await house.patient('Eva');
    const otherRanges = ['Homens: 0,70 a 1,30 mg/dL', 'Gestantes: 0,40 a 0,80 mg/dL'];
    const head = { examDate: dayFromToday(-1), laboratory: 'Lab' };
    const { id, results } = await add(eva, {
      ...head,
      results: [line('creatinina', 'Creatinina', '1,2', { referenceRange: '0,50 a 1,10', otherRanges })],
    });
    expect(results).toMatchObject([{ flag: 'high', otherRanges }]);
    const reply = await eva.call('PUT', `/api/exams/${id}`, { payload: { ...head, notes: 'em jejum' } });
    expect(reply.json()).toMatchObject({ data: { results: [{ refHigh: 1.1, otherRanges }] } });
  });

  test('without keys has the analytes its names mean, and is noticed when it comes again', async () => {
    const eva = await house.patient('Eva');
    const exam = {
      examDate: '2026-02-03',
      results: [
        { parameter: 'Glicemia de jejum', value: '98', unit: 'mg/dL' },
        { key: '', parameter: 'Neutrófilos', value: '61', unit: '%' },
        { key: null, parameter: 'Sódio', value: '140', unit: 'mmol/L' },
        { parameter: 'Outra coisa', value: '7' },
      ],
    };
    expect(keysOf(await add(eva, exam))).toEqual(['glicose', 'neutrofilos_pct', null, null]);
    expect((await send(eva, exam)).json()).toMatchObject({ error: { code: 'exam-twice' } });
    const urine = {
      ...exam,
      examType: 'Urina tipo I',
      results: [{ parameter: 'Glicose', value: 'Ausente' }],
    };
    expect(keysOf(await add(eva, urine))).toEqual(['urina_glicose']);
  });

  test('has its flags computed, old keys understood, and words for what is left out', async () => {
    const exam = await add(ana, {
      laboratory: undefined,
      examDate: dayFromToday(-3),
      results: [
        line('glicemia', 'Glicose', '126', { flag: 'normal' }),
        line('tg', 'Triglicérides', '140', { referenceRange: 'Inferior a 150' }),
        line('potassio', 'Potássio', '6,9', { unit: 'mmol/L', referenceRange: '3,5 a 5,1' }),
      ],
    });
    expect(exam).toMatchObject({
      examType: 'Exame Médico',
      laboratory: 'Não informado',
      category: 'OTHER',
      status: 'critical',
      isReviewed: true,
      aiAnalysis: { summary: '2 de 3 fora da faixa: Potássio e Glicose.', concerns: ['Potássio', 'Glicose'] },
    });
    expect(exam.results.map(({ key, flag, rangeOrigin }) => [key, flag, rangeOrigin])).toEqual([
      ['glicose', 'high', 'ours'],
      ['triglicerideos', 'normal', 'printed'],
      ['potassio', 'critical', 'printed'],
    ]);
  });

  test.each([
    [{ examDate: '' }, 'Data do exame é obrigatória'],
    [{ examDate: dayFromToday(2) }, 'A data não pode estar no futuro.'],
    [{ examDate: '1926-03-02' }, 'A data é antiga demais para um exame. Confira o ano.'],
  ])('%j is refused at its field', async (wrong, sentence) => {
    const reply = await send(ana, { laboratory: 'Lab', ...wrong });
    expect(reply.json()).toMatchObject({ error: { fields: { examDate: sentence } } });
  });

  test('is not older than its owner', async () => {
    const bia = await house.patient('Bia');
    await bia.call('PUT', '/api/users/profile', { payload: { birthDate: '1990-05-15' } });
    const reply = await send(bia, { examDate: '1989-01-01', laboratory: 'Lab' });
    expect(reply.json()).toMatchObject({
      error: { fields: { examDate: expect.stringMatching(/nascimento/) } },
    });
  });

  test('is asked about when it is there already, and two of a day are kept apart', async () => {
    const bia = await house.patient('Bia');
    const exam = { examDate: '2026-02-03', laboratory: 'Lab', results: [line('glicose', 'Glicose', '98')] };
    expect((await send(bia, exam)).statusCode).toBe(201);
    expect((await send(bia, exam)).json()).toMatchObject({ error: { code: 'exam-twice' } });
    expect((await send(bia, { ...exam, confirmDuplicate: true })).statusCode).toBe(201);
    expect((await send(bia, { ...exam, results: [line('glicose', 'Glicose', '99')] })).statusCode).toBe(201);
    expect((await list(bia)).stats.total).toBe(3);
  });

  test('is asked about when it is a photo of a report that is there, with one value corrected', async () => {
    const bia = await house.patient('Bia');
    expect((await send(bia, report('Lab', '98', '30', '2,1', '50', '110'))).statusCode).toBe(201);
    const photo = report('Laboratório', '98 mg/dL', '30', '2,7', '50', '110');
    expect((await send(bia, photo)).json()).toMatchObject({ error: { code: 'exam-twice' } });
    expect((await send(bia, report('Lab', '99', '31', '2,2', '50', '110'))).statusCode).toBe(201);
  });
});

describe('the list', () => {
  test('counts, filters, sorts and pages', async () => {
    const rui = await house.patient('Rui');
    const today = dayFromToday(0);
    await add(rui, { examType: 'Hemograma completo', examDate: today, laboratory: 'Zênite', results: [] });
    await add(rui, { examType: 'Raio-X de tórax', examDate: '2020-01-02', laboratory: 'Ápice' });
    await add(rui, {
      examType: 'Hemoglobina glicada',
      examDate: '2021-01-02',
      laboratory: 'Meio',
      results: [line('hba1c', 'HbA1c', '5,5', { unit: '%' })],
    });
    await add(rui, {
      examType: 'Vitamina B12',
      examDate: dayFromToday(-10),
      laboratory: 'Beta',
      results: [line('b12', 'B12', '150', { unit: 'pg/mL' })],
    });
    const all = await list(rui);
    expect(all.data.map(({ examType, status }) => [examType, status])).toEqual([
      ['Hemograma completo', 'new'],
      ['Vitamina B12', 'warning'],
      ['Hemoglobina glicada', 'expired'],
      ['Raio-X de tórax', 'processed'],
    ]);
    expect(all.stats).toMatchObject({ total: 4, processed: 3 });
    expect(all.categories).toEqual(['BLOOD_TEST', 'VITAMINS', 'XRAY']);
    const types = async (query: string) => (await list(rui, query)).data.map(({ examType }) => examType);
    expect(await types('?search=apice')).toEqual(['Raio-X de tórax']);
    expect(await types('?search=SANGUE&status=&type=')).toEqual([
      'Hemograma completo',
      'Vitamina B12',
      'Hemoglobina glicada',
    ]);
    expect(await types('?type=Imagem')).toEqual(['Raio-X de tórax']);
    expect(await types('?category=VITAMINS&status=warning')).toEqual(['Vitamina B12']);
    expect(await types('?status=expired')).toEqual(['Hemoglobina glicada']);
    // 'Ápice' stands among the letters A.
    expect((await types('?sort=laboratory&direction=asc')).at(0)).toBe('Raio-X de tórax');
    expect((await types('?sort=status&direction=asc')).at(0)).toBe('Hemograma completo');
    expect(await types('?limit=1&page=2')).toEqual(['Vitamina B12']);
    expect((await list(rui, '?limit=1&type=Sangue')).pagination.total).toBe(3);
  });
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const upload = (id: string, content = PDF, query = '', patient = ana) =>
  patient.call('POST', `/api/exams/${id}/files${query}`, multipart({ name: 'laudo.pdf', content }));

describe('its files', () => {
  test('come back as they were, are noticed when sent twice, and can be put back with the exam', async () => {
    const { id } = await add(ana, { examDate: '2026-01-05', results: [line('ldl', 'LDL', '90')] });
    const first = await upload(id);
    expect(first.statusCode).toBe(201);
    const { id: fileId } = first.json<{ data: { id: string } }>().data;
    expect((await upload(id)).json()).toMatchObject({ error: { code: 'exam-file-twice' } });
    expect((await upload(id, PDF, '?confirmDuplicate=true')).statusCode).toBe(201);
    const fileDigests = ['a'.repeat(64), 'a'.repeat(64)];
    expect((await send(ana, { examDate: '2026-01-06', fileDigests })).json()).toMatchObject({
      error: { code: 'exam-file-twice' },
    });

    const gone = await ana.call('DELETE', `/api/exams/${id}`);
    const { undo } = gone.json<{ undo: string }>();
    expect((await ana.call('GET', `/api/exams/${id}/files/${fileId}`)).statusCode).toBe(404);
    const bia = await house.patient('Bia');
    const restore = (patient: Patient) => patient.call('POST', '/api/exams/restore', { payload: { undo } });
    expect((await restore(bia)).statusCode).toBe(404);
    expect((await restore(ana)).json()).toMatchObject({ data: { id, results: [{ key: 'ldl' }] } });
    expect((await restore(ana)).json<{ data: Exam }>().data.files).toHaveLength(2);
    const got = await ana.call('GET', `/api/exams/${id}/files/${fileId}`);
    expect(got.rawPayload.equals(PDF)).toBe(true);
    expect((await bia.call('GET', `/api/exams/${id}/files/${fileId}`)).statusCode).toBe(404);
  });

  test('one alone is taken out and put back, by its owner, while its exam is there', async () => {
    const { id } = await add(ana, { examDate: '2026-01-05' });
    const content = Buffer.concat([PDF, Buffer.from('% another')]);
    const { id: fileId } = (await upload(id, content)).json<{ data: { id: string } }>().data;
    const file = `/api/exams/${id}/files/${fileId}`;
    const { undo } = (await ana.call('DELETE', file)).json<{ undo: string }>();
    expect((await ana.call('GET', file)).statusCode).toBe(404);
    const restore = (patient: Patient, of = '/files') =>
      patient.call('POST', `/api/exams${of}/restore`, { payload: { undo } });
    expect((await restore(await house.patient('Bia'))).statusCode).toBe(404);
    expect((await restore(ana, '')).statusCode).toBe(404);
    expect((await restore(ana)).json()).toMatchObject({ data: { id: fileId, fileSize: content.length } });
    expect((await restore(ana)).statusCode).toBe(200);
    expect((await ana.call('GET', file)).rawPayload.equals(content)).toBe(true);
    expect((await ana.call('GET', `/api/exams/${id}`)).json<{ data: Exam }>().data.files).toHaveLength(1);

    await ana.call('DELETE', file);
    await ana.call('DELETE', `/api/exams/${id}`);
    expect((await restore(ana)).statusCode).toBe(404);
  });

  test('an undo is good for an hour', async () => {
    const { id } = await add(ana, { examDate: '2026-01-07' });
    const { undo } = (await ana.call('DELETE', `/api/exams/${id}`)).json<{ undo: string }>();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    const reply = await ana.call('POST', '/api/exams/restore', { payload: { undo } });
    vi.useRealTimers();
    expect(reply.json()).toMatchObject({ error: { code: 'undo-expired' } });
  });

  test('what is no PDF or picture is refused in the words of the specification', async () => {
    const { id } = await add(ana, { examDate: '2026-01-08' });
    expect((await upload(id, Buffer.from('<html>'))).json()).toMatchObject({
      error: { message: 'Tipo de arquivo não suportado. Use PDF ou imagens (JPG, PNG).' },
    });
  });
});

test('a change without results keeps them, and an empty list takes them away', async () => {
  const bia = await house.patient('Bia');
  const modelAnalysis = { summary: 'A glicose está acima da faixa. O paciente tem diabetes.' };
  const head = { examDate: '2026-02-03', laboratory: 'Lab' };
  const results = [line('glicose', 'Glicose', '126', { referenceRange: '70 a 99' })];
  const { id, aiAnalysis } = await add(bia, { ...head, results, modelAnalysis });
  expect(aiAnalysis).toMatchObject({ summary: 'A glicose está acima da faixa.', isByModel: true });
  const change = async (payload: object) =>
    (await bia.call('PUT', `/api/exams/${id}`, { payload })).json<{ data: Exam }>().data;
  const moved = await change({ ...head, laboratory: 'Outro' });
  expect(moved.results).toMatchObject([{ value: '126', flag: 'high' }]);
  expect(moved.aiAnalysis.isByModel).toBe(true);
  // A corrected value takes the sentence about it along.
  const corrected = await change({ ...head, results: [{ ...results[0], value: '96' }] });
  expect(corrected.aiAnalysis).toMatchObject({
    summary: 'O valor não está fora da faixa.',
    isByModel: false,
  });
  // Undone with the words the exam had, it has them again.
  const undone = await change({ ...head, results, modelAnalysis: moved.modelAnalysis });
  expect(undone.aiAnalysis).toEqual(moved.aiAnalysis);
  expect((await change({ ...head, results: [] })).results).toEqual([]);
});

test('a correction from another device is asked about before it is replaced', async () => {
  const duo = await house.patient('Duo');
  const head = { examDate: '2026-02-03', laboratory: 'Lab' };
  const results = [line('glicose', 'Glicose', '126', { referenceRange: '70 a 99' })];
  const { id, version } = await add(duo, { ...head, results });
  const change = (payload: object) =>
    duo.call('PUT', `/api/exams/${id}`, { payload: { ...head, ...payload } });
  const corrected = await change({ results: [{ ...results[0], value: '96' }], version });
  expect(corrected.statusCode).toBe(200);
  const late = { notes: 'Em jejum', results, version };
  expect((await change(late)).json()).toMatchObject({ error: { code: 'exam-changed' } });
  expect((await change({ ...late, confirmReplace: true })).json()).toMatchObject({
    data: { notes: 'Em jejum', results: [{ value: '126' }] },
  });
  // Its answer was lost: sent again by the device, it meets itself and no other correction.
  expect((await change(late)).json()).toMatchObject({ data: { notes: 'Em jejum' } });
  expect((await change({ ...late, notes: 'Em casa' })).json()).toMatchObject({
    error: { code: 'exam-changed' },
  });
});

test('another sex judges the values and chooses the printed ranges again', async () => {
  const bia = await house.patient('Bia');
  await bia.call('PUT', '/api/users/profile', { payload: { gender: 'M', birthDate: '1983-05-14' } });
  const { id, results, egfr } = await add(bia, {
    examDate: '2026-02-03',
    results: [
      line('creatinina', 'Creatinina', '1,2'),
      line('acido_urico', 'Ácido úrico', '6,4', {
        referenceRange: 'Homens: 3,5 a 7,2; Mulheres: 2,6 a 6,0',
        refLow: 3.5,
        refHigh: 7.2,
      }),
      line('ferro', 'Ferro', '52', { unit: 'µg/dL', referenceRange: 'Homens: 65 a 175' }),
    ],
  });
  expect(results.map(({ flag }) => flag)).toEqual(['normal', 'normal', 'low']);
  expect(egfr?.value).toBe(77);
  await bia.call('PUT', '/api/users/profile', { payload: { gender: 'F' } });
  const again = (await bia.call('GET', `/api/exams/${id}`)).json<{ data: Exam }>().data;
  expect([again.status, again.egfr?.value]).toEqual(['warning', 58]);
  // The printed range of women takes the place of that of men; of a report without one, none does.
  expect(again.results.map(({ flag, refHigh }) => [flag, refHigh])).toEqual([
    ['high', 1.1],
    ['high', 6],
    [null, null],
  ]);
});
