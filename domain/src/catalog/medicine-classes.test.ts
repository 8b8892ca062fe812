import { expect, test } from 'vitest';
import { classesOf, type MedicineClass } from './medicine-classes.ts';

const of = (name: string, ingredients = '') => [...classesOf({ name, ingredients })];

test.each<[MedicineClass, string[]]>([
  [
    'glp1',
    ['Ozempic', 'wegovy 1 mg', 'Semaglutida manipulada', 'Retatrutida', 'Lirux', 'BYETTA', 'Mounjaro'],
  ],
  ['tirzepatide', ['Mounjaro 5 mg', 'Tirzepatide', 'Lipoless']],
  ['semaglutide_oral', ['Rybelsus 7 mg']],
  ['insulin', ['Lantus', 'NPH', 'Novolin N', 'Tresiba', 'Xultophy', 'Soliqua', 'Insulinas', 'Basaglar']],
  ['insulin', ['Glargina', 'Insulin glargine', 'Asparte', 'Lispro', 'Degludeca', 'Novo Rapid', 'Lantus100']],
  ['sulfonylurea', ['Diamicron MR', 'Diamicron MR 60 mg', 'Amaryl', 'Glucovance', 'glicazida MR', 'Daonil']],
  ['glinide', ['Prandin', 'Repaglinida 1 mg', 'Starlix', 'Nateglinida', 'Posprand']],
  ['sulfonylurea', ['Diamicron60', 'gliclazida30']],
  ['loop_thiazide', ['Aradois H', 'Diovan HCT', 'Hyzaar', 'Naprix D 5/25', 'Losartana + HCTZ']],
  ['sglt2', ['Jardiance', 'Forxiga', 'Xigduo XR', 'Glyxambi', 'Invokana']],
  ['dpp4', ['Januvia', 'Trayenta', 'Galvus Met', 'Glyxambi', 'Onglyza']],
  ['metformin', ['Glifage XR', 'Galvus Met', 'Janumet', 'Glucovance', 'Cloridrato de metformina']],
  ['levothyroxine', ['Puran T4', 'Synthroid', 'Euthyrox', 'Levoid']],
  ['warfarin', ['Marevan', 'Coumadin', 'Varfarina sódica']],
  ['digoxin', ['Digoxina']],
  ['lithium', ['Carbolitium', 'Carbonato de lítio']],
  ['orlistat', ['Xenical', 'Orlistate', 'orlistat']],
  ['sibutramine', ['Biomag', 'Sibutramina']],
  ['acei', ['Renitec', 'Captopril', 'Naprix']],
  ['arb', ['Aradois H', 'Losartana', 'Benicar Anlo', 'Entresto']],
  [
    'loop_thiazide',
    ['Lasix', 'Hidroclorotiazida', 'Natrilix SR', 'Aldactone', 'Espironolactona', 'Lasilactona', 'Diupress'],
  ],
  ['nsaid', ['Advil', 'Nisulid', 'Torsilax', 'Bi-Profenid', 'Celebra']],
])('%s by brand and by substance', (id, names) => {
  for (const name of names) expect(of(name), name).toContain(id);
});

test.each([
  'Yasmin',
  'YAZ',
  'Ciclo 21',
  'Diane 35',
  'Selene',
  'Slinda',
  'Cerazette',
  'Qlaira',
  'Stezza',
  'Nextstellis',
  'Belara',
  'Micronor',
  'Noretisterona 0,35 mg',
  'Gestodeno',
  'Clormadinona',
  'Acetato de nomegestrol',
  'Estetrol + drospirenona',
  'Levonorgestrel + etinilestradiol',
  'Desogestrel 75 mcg',
  'Dienogeste',
  'Pílula (norgestimato)',
  'Anticoncepcional',
  'Minipílula',
  'contraceptivo oral',
])('%s is taken by mouth', (name) => {
  expect(of(name)).toContain('oral_contraceptive');
  expect(of('Minha pílula', name)).toContain('oral_contraceptive');
});

test.each([
  ['Mirena', 'Levonorgestrel'],
  ['Kyleena', 'Levonorgestrel'],
  ['DIU hormonal', 'Levonorgestrel'],
  ['SIU de levonorgestrel', ''],
  ['Implanon NXT', 'Etonogestrel'],
  ['Nuvaring', 'Etonogestrel + etinilestradiol'],
  ['Anel vaginal', 'Etinilestradiol'],
  ['Evra', 'Norelgestromina + etinilestradiol'],
  ['Adesivo anticoncepcional', 'Etinilestradiol'],
  ['Depo-Provera', 'Medroxiprogesterona'],
  ['Mesigyna', 'Enantato de noretisterona + valerato de estradiol'],
  ['Noretisterona injetável', ''],
  ['Anticoncepcional injeção mensal', 'Noretisterona'],
  ['Activelle', 'Estradiol + noretisterona'],
  ['Anticoncepcional injetável', ''],
])('%s (%s) is no pill against pregnancy', (name, ingredients) => {
  expect(of(name, ingredients)).not.toContain('oral_contraceptive');
});

test.each([
  ['Seringa de insulina 1 ml', ''],
  ['Agulha para caneta de insulina', ''],
  ['Berberina para resistência à insulina', ''],
  ['Inulina', 'Fibra'],
  ['Vitafor', 'Selênio'],
  ['Óleo de peixe TG', 'Óleo de peixe'],
  ['Levelup', ''],
])('%s (%s) belongs to none', (name, ingredients) => {
  expect(of(name, ingredients)).toEqual([]);
});
