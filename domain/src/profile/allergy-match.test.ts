import { expect, test } from 'vitest';
import { ALLERGY_GROUPS } from './allergy-groups.ts';
import { matchingAllergies } from './allergy-match.ts';

const of = (allergies: string | null, name: string, ingredients = '', brand: string | null = null) =>
  matchingAllergies(allergies, { name, ingredients, brand });

test.each([
  ['Dipirona', 'Novalgina 500 mg', 'Dipirona monoidratada'],
  ['dipirona', 'DIPIRONA 1 g', ''],
  ['Novalgina', 'Dipirona 500 mg', 'Dipirona monoidratada'],
  ['Novalgina', 'Anador', ''],
  ['metamizol', 'Dorflex', 'Dipirona + orfenadrina + cafeína'],
  ['Alergia a dipirona', 'Neosaldina', ''],
  ['Camarões', 'Cápsulas de camarão', ''],
  ['camarao', 'Extrato', 'Óleo de Camarão'],
  ['Soja', 'Lecitina de soja', ''],
  ['leite', 'Whey da academia', 'Proteína do soro do leite'],
  ['Semaglutida', 'Ozempic', 'Semaglutida'],
  ['Ozempic', 'Wegovy', 'Semaglutida'],
  ['Wegovy', 'Minha caneta', 'semaglutida manipulada'],
  ['Liraglutida', 'Xultophy', ''],
  ['AAS', 'Aspirina Prevent', 'Ácido acetilsalicílico'],
  ['ácido acetilsalicílico', 'AAS Protect', ''],
  ['Amoxicilina', 'Clavulin BD', 'Amoxicilina + clavulanato de potássio'],
  ['Vitafor', 'Ômega 3', 'Óleo de peixe'],
])('%s: %s (%s) holds it', (allergy, name, ingredients) => {
  const brand = name === 'Ômega 3' ? 'Vitafor' : null;
  expect(of(`Poeira, ${allergy}`, name, ingredients, brand)).toEqual([
    { allergy, why: 'leva essa substância', origin: null },
  ]);
});

test.each([
  ['Penicilina', 'Amoxicilina 500 mg', 'Amoxicilina', /família das penicilinas/],
  ['penicilinas', 'Clavulin', '', /família das penicilinas/],
  ['Benzetacil', 'Amoxicilina', '', /família das penicilinas/],
  ['Amoxicilina', 'Benzetacil', '', /família das penicilinas/],
  ['penicilina', 'Cefalexina 500 mg', 'Cefalexina', /cefalosporina/],
  ['Cefalosporinas', 'Keflex', '', /família das cefalosporinas/],
  ['AINE', 'Ibuprofeno 600 mg', 'Ibuprofeno', /anti-inflamatórios/],
  ['AINEs', 'Advil', '', /anti-inflamatórios/],
  ['anti-inflamatórios', 'Nimesulida', '', /anti-inflamatórios/],
  ['Anti inflamatório', 'Cataflam', '', /anti-inflamatórios/],
  ['AAS', 'Ibuprofeno', '', /anti-inflamatórios/],
  ['Aspirina', 'Naproxeno', '', /anti-inflamatórios/],
  ['Ibuprofeno', 'AAS 100 mg', '', /anti-inflamatórios/],
  ['AAS', 'Novalgina', 'Dipirona', /leva dipirona/],
  ['Ibuprofeno', 'Dipirona', '', /leva dipirona/],
  ['Sulfa', 'Bactrim F', 'Sulfametoxazol + trimetoprima', /família das sulfas/],
  ['sulfas', 'Sulfadiazina de prata', '', /família das sulfas/],
  ['Bactrim', 'Sulfassalazina', '', /família das sulfas/],
  ['Sulfa', 'Lasix', 'Furosemida', /parente das sulfas/],
  ['Sulfonamidas', 'Hidroclorotiazida 25 mg', '', /parente das sulfas/],
  ['Frutos do mar', 'Condroflex', '', /glicosamina/],
  ['camarão', 'Glicosamina 1,5 g', '', /glicosamina/],
])('%s: %s (%s) is related', (allergy, name, ingredients, why) => {
  const [match, ...others] = of(allergy, name, ingredients);
  expect(others).toEqual([]);
  expect(match).toMatchObject({ allergy, why: expect.stringMatching(why), origin: { reviewer: null } });
});

test.each([
  [null, 'Novalgina', 'Dipirona'],
  ['', 'Novalgina', 'Dipirona'],
  ['Nenhuma', 'Novalgina', 'Dipirona'],
  ['Não tenho alergia a dipirona', 'Novalgina', 'Dipirona'],
  ['Dipirona', 'Tylenol', 'Paracetamol'],
  ['Dipirona', 'Ibuprofeno', ''],
  ['Camarão', 'Ômega 3', 'Óleo de peixe'],
  ['Penicilina', 'Azitromicina', ''],
  ['Leite', 'Leite de magnésia', 'Hidróxido de magnésio'],
  ['Pó', 'Colágeno em pó', ''],
  ['Sol', 'Novalgina sol. oral', ''],
  ['Poeira, pelo de gato, picada de abelha', 'Própolis de abelha', ''],
  ['Sulfa', 'Sulfato ferroso', ''],
  ['Ovo', 'Omeprazol', ''],
  ['Semaglutida', 'Mounjaro', 'Tirzepatida'],
  ['Citalopram', 'Escitalopram', ''],
])('%s: %s (%s) is none of it', (allergies, name, ingredients) => {
  expect(of(allergies, name, ingredients)).toEqual([]);
});

test('each allergy is said once, also where a text holds two', () => {
  const both = of('Dipirona e penicilina, Novalgina (dipirona)', 'Dipirona', '');
  expect(both.map(({ allergy }) => allergy)).toEqual(['Dipirona e penicilina', 'Novalgina (dipirona)']);
});

test('every group ends the sentence', () => {
  for (const { why } of ALLERGY_GROUPS) {
    expect(why).toMatch(/^(é|leva) .*[^.]$/);
  }
});
