import { expect, test } from 'vitest';
import { examTypeOf } from './exam-type.ts';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';

const URINE = ['urina_cor', 'urina_ph', 'urina_densidade', 'urina_nitrito'];

test.each([
  ['its blood count', ['glicose', 'hemoglobina', 'vcm', 'leucocitos', 'plaquetas'], 'Hemograma completo'],
  ['most of its rows', ['glicose', 'ferro', 'ferritina', 'transferrina'], 'Ferro e ferritina'],
  ['the first of rows of many kinds', ['glicose', 'creatinina', 'triglicerideos'], 'Glicemia de jejum'],
  ['no row in particular', ['tsh', 'sodio', 'potassio', 'cloro'], 'Exames de Sangue'],
  ['urine', URINE, 'Urina tipo I (EAS)'],
  ['urine beside rows that are not known', [...URINE, null, null, null, null], 'Urina tipo I (EAS)'],
  ['no row that is known', [null, null], 'Exames de Sangue'],
])('a report is called by %s', (_, keys, value) => {
  expect(examTypeOf(keys, '')).toEqual({ value, doubt: '' });
});

test('urine before blood does not name the whole, and a mixed report asks', () => {
  const blood = ['ureia', 'creatinina', 'tfg', 'sodio', 'glicose'];
  const asked = 'Confirme o tipo: o laudo traz exames de sangue e de urina.';
  expect(examTypeOf([...URINE, ...blood], '')).toEqual({ value: 'Ureia e creatinina', doubt: asked });
  expect(examTypeOf([...blood.slice(2), ...URINE], '')).toEqual({
    value: 'Urina tipo I (EAS)',
    doubt: asked,
  });
  expect(examTypeOf([...blood, 'urina_proteina'], '').doubt).toBe('');
});

test('another shade of yellow has no flag, and asks', () => {
  const { results } = parseReport(
    [typedPage('URINA TIPO I\nCor      Amarelo escuro      Amarelo claro')],
    null,
  );
  expect(results).toMatchObject([{ key: 'urina_cor', flag: null }]);
  expect(results[0]!.doubt).toMatch(/outro tom/);
});
