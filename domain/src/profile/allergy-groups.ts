import { MEDICINE_CLASSES, type MedicineClass } from '../catalog/medicine-classes.ts';
import type { Substance } from '../catalog/substances.ts';
import * as leaflets from '../sources/allergy-leaflets.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';

const PENICILLINS: readonly Substance[] = [
  'penicilina',
  'amoxicilina',
  'ampicilina',
  'oxacilina',
  'piperacilina',
];
const CEPHALOSPORINS: readonly Substance[] = [
  'cefalexina',
  'cefadroxil',
  'cefaclor',
  'cefuroxima',
  'ceftriaxona',
  'cefazolina',
  'cefprozil',
  'cefepima',
];
const ANTI_INFLAMMATORIES: readonly Substance[] = ['acetilsalicilico', ...MEDICINE_CLASSES.nsaid.substances];
const PYRAZOLONES: readonly Substance[] = ['dipirona', 'propifenazona', 'fenilbutazona'];
const SULFAS: readonly Substance[] = ['sulfametoxazol', 'sulfadiazina', 'sulfassalazina'];

const PENICILLIN_WORDS = ['penicilina', 'betalactamico'];
const ANTI_INFLAMMATORY_WORDS = ['aine', 'antiinflamatorio', 'antinflamatorio', 'salicilato'];
const SULFA_WORDS = ['sulfa', 'sulfonamida', 'sulfamida'];
const CEPHALOSPORIN_WORDS = ['cefalosporina', 'betalactamico'];
const SHELLFISH_WORDS = ['camarao', 'crustaceo', 'marisco', 'lagosta', 'caranguejo', 'siri', 'fruto mar'];

export interface AllergyGroup extends Sourced {
  /** Words by which a profile names the whole group, in the singular and without accents. */
  words: readonly string[];
  /** An allergy to one of these speaks of the group as well. */
  to: readonly Substance[];
  /** The substances in the warning of the source. */
  products: readonly Substance[];
  /** Products that are called so and are made of something else, as `searchText` writes them. */
  except?: RegExp;
  /** The end of the sentence 'Seu perfil diz que você tem alergia a X, e Y …'. */
  why: string;
}

const BY_COMPOSITION = sourced([], 'o alimento de que o suplemento é feito');

const ofClass = (id: MedicineClass): readonly Substance[] => MEDICINE_CLASSES[id].substances;

/** Families that a profile may name whole; an allergy to one member says nothing about another. */
const FAMILIES: readonly [words: readonly string[], products: readonly Substance[]][] = [
  [['glp1', 'glp 1'], ofClass('glp1')],
  [['sulfonilureia'], ofClass('sulfonylurea')],
  [['gliflozina'], ofClass('sglt2')],
  [['gliptina'], ofClass('dpp4')],
  [['corticoide', 'corticosteroide', 'cortisona'], ofClass('corticoid')],
  [['ieca'], ofClass('acei')],
  [['diuretico'], ofClass('loop_thiazide')],
  [
    ['quinolona', 'fluoroquinolona'],
    ['ciprofloxacin', 'levofloxacin'],
  ],
  [
    ['opioide', 'opiaceo'],
    ['codeina', 'tramadol', 'morfina'],
  ],
];

/** Medicines whose leaflet speaks of an allergy to another one. */
export const ALLERGY_GROUPS: readonly AllergyGroup[] = [
  {
    words: PENICILLIN_WORDS,
    to: PENICILLINS,
    products: PENICILLINS,
    why: 'é da família das penicilinas',
    ...sourced([], 'quem tem alergia a uma penicilina é lembrado de todas elas'),
  },
  {
    words: PENICILLIN_WORDS,
    to: PENICILLINS,
    products: CEPHALOSPORINS,
    why: 'é uma cefalosporina: a bula pede cuidado a quem tem alergia a penicilina',
    ...sourced([cite(leaflets.CEPHALEXIN_LEAFLET, 'advertências')]),
  },
  {
    words: CEPHALOSPORIN_WORDS,
    to: CEPHALOSPORINS,
    products: CEPHALOSPORINS,
    why: 'é da família das cefalosporinas',
    ...sourced([cite(leaflets.CEPHALEXIN_LEAFLET, 'contraindicações')]),
  },
  {
    words: CEPHALOSPORIN_WORDS,
    to: CEPHALOSPORINS,
    products: PENICILLINS,
    why: 'é uma penicilina, parente das cefalosporinas',
    ...sourced([], 'quem tem alergia a uma cefalosporina é lembrado também das penicilinas'),
  },
  {
    words: ANTI_INFLAMMATORY_WORDS,
    to: ANTI_INFLAMMATORIES,
    products: ANTI_INFLAMMATORIES,
    why: 'é da família dos anti-inflamatórios, como o AAS',
    ...sourced([cite(leaflets.IBUPROFEN_LEAFLET, 'contraindicações')]),
  },
  {
    words: ANTI_INFLAMMATORY_WORDS,
    to: [...ANTI_INFLAMMATORIES, 'paracetamol'],
    products: ['dipirona'],
    why: 'leva dipirona: a bula não a indica a quem teve reação alérgica a outros remédios para dor',
    ...sourced([cite(leaflets.DIPYRONE_LEAFLET, 'contraindicações')]),
  },
  {
    words: ['pirazolona'],
    to: PYRAZOLONES,
    products: PYRAZOLONES,
    why: 'é da família da dipirona',
    ...sourced([cite(leaflets.DIPYRONE_LEAFLET, 'contraindicações')]),
  },
  {
    words: SULFA_WORDS,
    to: SULFAS,
    products: SULFAS,
    why: 'é da família das sulfas',
    ...sourced([cite(leaflets.BACTRIM_LEAFLET, 'contraindicações')]),
  },
  {
    words: SULFA_WORDS,
    to: SULFAS,
    products: ['furosemida', 'hidroclorotiazida'],
    why: 'é parente das sulfas: a bula não o indica a quem tem alergia a elas',
    ...sourced([
      cite(leaflets.FUROSEMIDE_LEAFLET, 'contraindicações'),
      cite(leaflets.HYDROCHLOROTHIAZIDE_LEAFLET, 'contraindicações'),
    ]),
  },
  {
    words: SHELLFISH_WORDS,
    to: [],
    products: ['glicosamina'],
    why: 'leva glicosamina, que costuma ser feita de crustáceos',
    ...sourced([cite(leaflets.GLUCOSAMINE_LEAFLET_PT, 'advertências')]),
  },
  {
    words: SHELLFISH_WORDS,
    to: [],
    products: ['krill'],
    why: 'é feito de krill, um crustáceo',
    ...BY_COMPOSITION,
  },
  {
    words: ['peixe', 'bacalhau', 'salmao', 'atum', 'sardinha', 'fruto mar'],
    to: ['omega'],
    products: ['omega'],
    except: /\b(vegan|vegetal|alga|microalga|linhaca|chia|krill)/,
    why: 'é feito de óleo de peixe',
    ...BY_COMPOSITION,
  },
  {
    words: ['leite', 'lactose', 'laticinio', 'lacteo', 'aplv'],
    to: ['whey', 'caseina'],
    products: ['whey', 'caseina'],
    except: /\b(vegan|vegetal)/,
    why: 'é feito de leite',
    ...BY_COMPOSITION,
  },
  {
    words: ['ovo'],
    to: ['albumina'],
    products: ['albumina'],
    except: /\bhumana\b/,
    why: 'é feito de clara de ovo',
    ...BY_COMPOSITION,
  },
  ...FAMILIES.map(([words, products]) => ({
    words,
    to: [],
    products,
    why: 'é dessa família',
    ...sourced([], 'a família de remédios que o próprio perfil cita'),
  })),
];
