import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { sameDayOf } from '@leveza/domain/time/months.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';
import { fillDemoExamFile, fillDemoExams } from './demo.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const add = (examType: string, examDate: string, keys: readonly string[] = []) => {
  const results = keys.map((key) => ({ key, parameter: key, value: '5' }));
  const payload = { examType, examDate, laboratory: 'Lab', results, confirmDuplicate: true };
  return ana.call('POST', '/api/exams', { payload });
};
const type = (payload: object) => ana.call('PUT', '/api/users/profile', { payload });
const repeats = async () => {
  const reply = await ana.call('GET', '/api/dashboard');
  const { today } = reply.json<{ data: Dashboard }>().data;
  return today.flatMap((item) => (item.kind === 'exam' ? [item.examType] : []));
};

test('the first screen tells of a usual repeat until the exam was repeated, and the calendar shows exams', async () => {
  // Ten days before its year is over, whatever the length of the months.
  await add('TSH', sameDayOf(dayFromToday(10), -12));
  await add('TSH', sameDayOf(dayFromToday(10), -12));
  await add('Raio-X de tórax', sameDayOf(dayFromToday(10), -12));
  await add('Vitamina B12', dayFromToday(-40));
  expect(await repeats()).toEqual(['TSH']);
  await add('TSH', dayFromToday(-1));
  expect(await repeats()).toEqual([]);

  const days = `from=${dayFromToday(-2)}&to=${dayFromToday(0)}`;
  const { data } = (await ana.call('GET', `/api/calendar?${days}`)).json<{ data: CalendarEvent[] }>();
  expect(data).toMatchObject([{ type: 'exam', title: 'TSH', date: dayFromToday(-1), completed: true }]);
});

test('an exam whose analytes are all in a newer one of another name was repeated', async () => {
  const nearlyDue = sameDayOf(dayFromToday(10), -12);
  await add('Ferritina', nearlyDue, ['ferritina', 'ferro']);
  await add('Hemograma Completo', nearlyDue);
  expect((await repeats()).toSorted()).toEqual(['Ferritina', 'Hemograma Completo']);
  await add('Exames de Sangue', dayFromToday(-3), ['ferritina', 'glicose']);
  await add('Hemograma completo', dayFromToday(-3));
  expect(await repeats()).toEqual(['Ferritina']);
  await add('Exames de Sangue', dayFromToday(-3), ['ferritina', 'ferro', 'glicose']);
  expect(await repeats()).toEqual([]);
  // The HbA1c of a mixed report counts six months, and one of its own repeats it.
  await add('Perfil completo', sameDayOf(dayFromToday(10), -6), ['hba1c', 'ldl']);
  expect(await repeats()).toEqual(['Perfil completo']);
  await type({ hba1c: 6.1, hba1cOn: dayFromToday(-4) });
  expect(await repeats()).toEqual([]);
  await type({ hba1c: null });
  expect(await repeats()).toEqual(['Perfil completo']);
  await add('Hemoglobina glicada', dayFromToday(-2), ['hba1c']);
  expect(await repeats()).toEqual([]);
});

test('a demonstration has three exams over a year, the newest with a report that is a PDF', async () => {
  const bia = await house.patient('Bia');
  await fillDemoExams(house.db, bia.id, new Date());
  await fillDemoExamFile(house.vault)(house.db, bia.id);
  const reply = await bia.call('GET', '/api/exams');
  const { data } = reply.json<{ data: { id: string; status: string; files: { id: string }[] }[] }>();
  expect(data.map(({ status, files }) => [status, files.length])).toEqual([
    ['warning', 1],
    ['warning', 0],
    ['expired', 0],
  ]);
  const file = await bia.call('GET', `/api/exams/${data[0]!.id}/files/${data[0]!.files[0]!.id}`);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
