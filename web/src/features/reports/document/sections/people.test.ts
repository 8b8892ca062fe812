import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import { questionsSection } from './people.ts';

const own = ['Posso manter esta dose?'].map((text, n) => ({ id: String(n), text }));
const sectionOf = (questions: { own: typeof own; ofAppointment: string[] }) =>
  questionsSection({ ...A_REPORT, questions });

test('questions say which of them were noted with the consultation', () => {
  const section = sectionOf({ own, ofAppointment: ['Sigo com 1 mg?', 'E a náusea?'] });
  expect(section!.gist!.text).toBe('3 perguntas, 2 da consulta marcada');
  expect(section!.blocks).toEqual([
    { kind: 'list', items: ['Posso manter esta dose?', 'Sigo com 1 mg?', 'E a náusea?'] },
  ]);
});

test('questions of the report alone are one list', () => {
  const section = sectionOf({ own, ofAppointment: [] });
  expect(section!.gist!.text).toBe('1 pergunta');
  expect(section!.blocks).toEqual([{ kind: 'list', items: ['Posso manter esta dose?'] }]);
  expect(sectionOf({ own: [], ofAppointment: [] })).toBeNull();
});
