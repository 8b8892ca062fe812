import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { THERAPEUTIC_CLASSES } from './drug-names.ts';
import medications from './testing/known-medications.json' with { type: 'json' };
import { anyCharacter } from '../testing/any-character.ts';
import { therapeuticClass } from './therapeutic-class.ts';

/** Name, active ingredient and subcategory of 266 medicines sold in Brazil, as the shipped catalogue has them. */
const KNOWN = medications as [string, string, string][];

function agreement(read: (name: string, ingredient: string) => string) {
  const wrong = KNOWN.filter(([name, ingredient, known]) => {
    // ORAL is a way to take a medicine, not a use; the catalogue says it of the tablets against obesity.
    return read(name, ingredient) !== (known === 'ORAL' ? 'MEDICATIONS' : known);
  });
  return { wrong, percent: Math.round((1 - wrong.length / KNOWN.length) * 1000) / 10 };
}

const byName = agreement((name) => therapeuticClass(name));
const byIngredient = agreement((_, ingredient) => therapeuticClass(ingredient));
const byDescription = agreement((_, ingredient) =>
  therapeuticClass('Genérico', `Comprimidos de ${ingredient}.`),
);

test.each([
  { by: 'name', ...byName, floor: 100 },
  { by: 'active ingredient', ...byIngredient, floor: 99 },
  { by: 'description', ...byDescription, floor: 99 },
])('by the $by alone $percent per cent of the catalogue get their class', ({ percent, wrong, floor }) => {
  expect(KNOWN).toHaveLength(266);
  expect(percent, JSON.stringify(wrong)).toBeGreaterThanOrEqual(floor);
});

test.each([
  ['Ozempic 1 mg', 'GLP1'],
  ['Tirzepatida manipulada', 'GLP1'],
  ['Tylenol Bebê', 'ANALGESIC'],
  ['PARACETAMOL', 'ANALGESIC'],
  ['Spidufen 600 mg', 'ANTI_INFLAMMATORY'],
  ['Amoxicilina + clavulanato', 'ANTIBIOTIC'],
  ['Lisinopril 10 mg', 'ANTIHYPERTENSIVE'],
  ['Sal de Fruta Eno', 'ANTACID'],
  ['Glucoformin', 'ANTIDIABETIC'],
  ['Reconter', 'ANTIDEPRESSANT'],
  ['Cloridrato de hidroxizina', 'ANTIALLERGIC'],
  ['Puran T4 75 mcg', 'HORMONAL'],
  ['Fanciclovir', 'ANTIVIRAL'],
  ['Miconazol creme', 'ANTIFUNGAL'],
  ['Ácido acetilsalicílico tamponado', 'CARDIOVASCULAR'],
  ['Levetiracetam', 'NEUROLOGICAL'],
  ['Seroquel XRO', 'ANTIPSYCHOTIC'],
  ['Zentel', 'ANTIPARASITIC'],
  ['Insulina NPH', 'INSULIN'],
  ['Vacina influenza', 'VACCINE'],
])('%s is of the class %s', (name, expected) => {
  expect(therapeuticClass(name)).toBe(expected);
});

test.each([
  ['AAS', 'ANALGESIC'],
  ['AAS Protect', 'CARDIOVASCULAR'],
  ['Omeprazol', 'ANTACID'],
  ['Aripiprazol', 'ANTIPSYCHOTIC'],
  ['Nistatina', 'ANTIFUNGAL'],
  ['Sinvastatina', 'CARDIOVASCULAR'],
  ['Sotalol', 'CARDIOVASCULAR'],
  ['Atomoxetina', 'NEUROLOGICAL'],
  ['Cefaliv', 'ANALGESIC'],
  ['Carisoprodol + diclofenaco + paracetamol', 'ANALGESIC'],
  ['Diclofenaco + paracetamol', 'ANTI_INFLAMMATORY'],
  ['Naltrexona + bupropiona', 'MEDICATIONS'],
])('look-alikes and combinations: %s is %s', (name, expected) => {
  expect(therapeuticClass(name)).toBe(expected);
});

test.each([
  ['Genérico X', 'Anti-inflamatório para dor muscular', 'ANTI_INFLAMMATORY'],
  ['Genérico X', 'Indicado para pressão alta', 'ANTIHYPERTENSIVE'],
  ['Genérico X', 'Melhora a resistência à insulina', 'ANTIDIABETIC'],
  ['Novalgina', 'Não é um antibiótico', 'ANALGESIC'],
  ['Genérico X', 'Uso adulto. Tomar 1 gota por quilo', 'MEDICATIONS'],
  ['Genérico X', null, 'MEDICATIONS'],
  ['Whey protein', undefined, 'MEDICATIONS'],
  ['Vitamina C + zinco', '', 'MEDICATIONS'],
  ['', undefined, 'MEDICATIONS'],
])('%s with "%s" is %s', (name, description, expected) => {
  expect(therapeuticClass(name, description)).toBe(expected);
});

test('any text at all is some class', () => {
  const classes = new Set<string>([...THERAPEUTIC_CLASSES, 'MEDICATIONS']);
  assert(
    property(string({ unit: anyCharacter }), string({ unit: anyCharacter }), (name, description) => {
      expect(classes.has(therapeuticClass(name, description))).toBe(true);
    }),
  );
});
