import { remembered } from '../remembered.ts';
import { searchText } from './search-text.ts';
import { SUBSTANCES, type Substance } from './substances.ts';
import { type Named, substanceReader } from './substances-in.ts';

interface ClassOf<S extends string> {
  substances: readonly S[];
  /** Names of products that hold the substance and are no member. */
  except?: RegExp;
}

/** Groups of medicines that labels speak of together. */
export const MEDICINE_CLASSES = {
  glp1: {
    substances: [
      'semaglutida',
      'liraglutida',
      'dulaglutida',
      'tirzepatida',
      'lixisenatida',
      'exenatida',
      'retatrutida',
    ],
  },
  tirzepatide: { substances: ['tirzepatida'] },
  semaglutide_oral: { substances: ['rybelsus'] },
  insulin: { substances: ['insulina'] },
  sulfonylurea: {
    substances: ['gliclazida', 'glimepirida', 'glibenclamida', 'glipizida', 'clorpropamida'],
  },
  glinide: { substances: ['repaglinida', 'nateglinida'] },
  dpp4: {
    substances: [
      'sitagliptina',
      'linagliptina',
      'vildagliptina',
      'saxagliptina',
      'alogliptina',
      'evogliptina',
    ],
  },
  sglt2: { substances: ['dapagliflozina', 'empagliflozina', 'canagliflozina', 'ertugliflozina'] },
  metformin: { substances: ['metformina'] },
  oral_contraceptive: {
    substances: [
      'anticoncepcional',
      'etinilestradiol',
      'drospirenona',
      'desogestrel',
      'levonorgestrel',
      'gestodeno',
      'dienogest',
      'clormadinona',
      'nomegestrol',
      'estetrol',
      'noretisterona',
      'noretindrona',
      'norgestimato',
      'norgestrel',
      'linestrenol',
    ],
    // Methods that do not pass the stomach, then hormones for the menopause or other uses.
    except: new RegExp(
      [
        String.raw`\b(diu|siu|intrauterin\w*|endoceptivo|implante?s?|implanon|anel|aneis|vaginal|nuvaring|adesivos?`,
        'transdermic\\w*|evra|injetavel|injetaveis|injecao|ampolas?|depo|mirena|kyleena|mesigyna|noregyna',
        String.raw`enantato|activelle|suprelle|natifa|angeliq|primolut|allurene)\b`,
      ].join('|'),
    ),
  },
  levothyroxine: { substances: ['levotiroxina'] },
  warfarin: { substances: ['varfarina'] },
  nsaid: {
    substances: [
      'ibuprofeno',
      'nimesulida',
      'diclofenaco',
      'naproxeno',
      'cetoprofeno',
      'meloxicam',
      'piroxicam',
      'tenoxicam',
      'aceclofenaco',
      'indometacina',
      'cetorolaco',
      'celecoxib',
      'etoricoxib',
      'loxoprofeno',
      'mefenamico',
    ],
  },
  acei: { substances: ['enalapril', 'captopril', 'ramipril', 'lisinopril', 'perindopril', 'benazepril'] },
  arb: {
    substances: [
      'losartan',
      'valsartan',
      'olmesartan',
      'telmisartan',
      'candesartan',
      'irbesartan',
      'azilsartan',
    ],
  },
  /** All diuretics: those that keep potassium dry out the body as well. */
  loop_thiazide: {
    substances: [
      'furosemida',
      'hidroclorotiazida',
      'clortalidona',
      'indapamida',
      'bumetanida',
      'espironolactona',
      'amilorida',
      'eplerenona',
    ],
  },
  lithium: { substances: ['litio'] },
  digoxin: { substances: ['digoxina'] },
  sibutramine: { substances: ['sibutramina'] },
  orlistat: { substances: ['orlistat'] },
  corticoid: {
    substances: ['prednisona', 'prednisolona', 'metilprednisolona', 'dexametasona', 'deflazacort'],
  },
  metoclopramide: { substances: ['metoclopramida'] },
  ondansetron: { substances: ['ondansetron'] },
  anticholinergic: { substances: ['escopolamina', 'amitriptilina', 'dexclorfeniramina'] },
} as const satisfies Record<string, ClassOf<Substance>>;
export type MedicineClass = keyof typeof MEDICINE_CLASSES;

/** Makes the reading of one list and its classes. */
export function classReader<S extends string, C extends string>(
  list: Readonly<Record<S, string>>,
  classes: Readonly<Record<C, ClassOf<S>>>,
): (medicine: Named) => ReadonlySet<C> {
  const substancesOf = substanceReader(list);
  const ids = Object.keys(classes) as C[];
  const classesOf = remembered((written): ReadonlySet<C> => {
    const found = substancesOf(written);
    return new Set(
      ids.filter((id) => {
        const { substances, except }: ClassOf<S> = classes[id];
        return substances.some((substance) => found.has(substance)) && !except?.test(written);
      }),
    );
  });
  return ({ name, ingredients }) => classesOf(searchText(ingredients, name));
}

/** The classes of a recorded medicine, by the one list of substances and brands. */
export const classesOf: (medicine: Named) => ReadonlySet<MedicineClass> = classReader<
  Substance,
  MedicineClass
>(SUBSTANCES, MEDICINE_CLASSES);
