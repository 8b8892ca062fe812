import { expect, test } from 'vitest';
import { noticeOfName } from './name-notice.ts';

const of = (name: string, ingredients = '') => noticeOfName({ name, ingredients });

test.each([
  ['TG', ''],
  ['T.G. 5', ''],
  ['TG 15 mg', ''],
  ['TG (tirzepatida)', 'Tirzepatida'],
  ['Caneta', 'Tirzepatida TG'],
  ['Lipoless', 'Tirzepatida'],
  ['LIPOLESS 5mg', ''],
  ['Lipo-less 5 mg', ''],
  ['Tirzazep', ''],
  ['Synedica tirzepatida', ''],
  ['Retatrutida', ''],
  ['Reta', 'retatrutide 10 mg'],
])('%s (%s) is prohibited', (name, ingredients) => {
  expect(of(name, ingredients)).toMatchObject({
    status: 'prohibited',
    text: expect.stringMatching(/^A Anvisa proíbe .*(RE|Diário Oficial)/),
  });
});

test.each([
  ['Semaglutida manipulada', '', /semaglutida \(Despacho 97/],
  ['Semaglutida', 'Farmácia de manipulação Boa', /semaglutida \(Despacho 97/],
  ['Tirzepatida manipulada', 'Tirzepatida', /Nota Técnica 200/],
  ['fórmula magistral de liraglutida', '', /Nota Técnica 200/],
  ['Tirzepatida (fórmula)', '', /Nota Técnica 200/],
])('%s (%s) is compounded', (name, ingredients, words) => {
  const notice = of(name, ingredients);
  expect(notice?.status).toBe('compounded');
  expect(notice?.text).toMatch(words);
});

test.each([
  ['Ozempic', 'Semaglutida'],
  ['Mounjaro', 'Tirzepatida'],
  ['Óleo de peixe TG', 'Óleo de peixe TG'],
  ['Ômega 3 TG 1000', ''],
  ['Vitamina manipulada', ''],
  ['Tretinoína manipulada', ''],
])('%s (%s) has no notice', (name, ingredients) => {
  expect(of(name, ingredients)).toBeNull();
});
