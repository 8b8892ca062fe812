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
  ['Codeína', 'Tylex 30 mg', ''],
  ['Tramadol', 'Tramal', ''],
  ['Ciprofloxacino', 'Cipro', ''],
  ['dipirona', 'Novalgina1g', ''],
  ['Insulina', 'Novo Rapid', ''],
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
  ['crustáceos', 'Óleo de krill', '', /crustáceo/],
  ['Cefalexina', 'Amoxicilina', '', /penicilina/],
  ['antinflamatório', 'Cataflam', '', /anti-inflamatórios/],
  ['Peixe', 'Ômega 3 1.000 mg', '', /óleo de peixe/],
  ['Leite de vaca', 'Whey Pro', 'Whey concentrado', /feito de leite/],
  ['Proteína do leite', 'Caseína micelar', 'Caseína', /feito de leite/],
  ['Lactose', 'Whey Protein Concentrado', '', /feito de leite/],
  ['Ovos', 'Albumina', '', /clara de ovo/],
  ['GLP-1', 'Ozempic', 'Semaglutida', /dessa família/],
  ['análogos do GLP1', 'Mounjaro 5 mg', '', /dessa família/],
  ['Corticoides', 'Prednisona 20 mg', '', /dessa família/],
  ['Quinolonas', 'Levofloxacino', '', /dessa família/],
  ['opioides', 'Tylex', '', /dessa família/],
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
  ['Não tenho alergia a dipirona e penicilina', 'Amoxicilina', ''],
  ['Nenhuma.', 'Novalgina', ''],
  ['Ozempic', 'Mounjaro', 'Tirzepatida'],
  ['Peixe', 'Ômega 3 vegano DHA', 'DHA de microalga'],
  ['Leite', 'Whey vegano', ''],
  ['Lactose', 'Iogurte zero lactose', ''],
  ['Glúten', 'Aveia sem glúten', ''],
  ['Metformina', 'Forxiga', ''],
])('%s: %s (%s) is none of it', (allergies, name, ingredients) => {
  expect(of(allergies, name, ingredients)).toEqual([]);
});

// A denial of the one thing must not silence the other.
test.each([
  ['Nenhuma alimentar; dipirona', 'dipirona'],
  ['Não tenho alergia a não ser dipirona', 'dipirona'],
  ['Nenhuma, só dipirona', 'dipirona'],
  ['nenhuma (exceto Dipirona)', 'Dipirona'],
  ['Sem alergias alimentares. Alérgica a dipirona', 'Alérgica a dipirona'],
  ['amendoim\nsoja\ndipirona', 'dipirona'],
  // As a file from another system writes accents.
  ['Não tenho alergia a não ser dipirona'.normalize('NFD'), 'dipirona'],
])('%j speaks of dipirona', (allergies, allergy) => {
  expect(of(allergies, 'Novalgina')).toMatchObject([{ allergy, why: 'leva essa substância' }]);
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
