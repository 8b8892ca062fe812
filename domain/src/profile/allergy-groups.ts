import type { Substance } from '../catalog/substances.ts';

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
const ANTI_INFLAMMATORIES: readonly Substance[] = [
  'acetilsalicilico',
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
];
const PYRAZOLONES: readonly Substance[] = ['dipirona', 'propifenazona', 'fenilbutazona'];
const SULFAS: readonly Substance[] = ['sulfametoxazol', 'sulfadiazina', 'sulfassalazina'];

const PENICILLIN_WORDS = ['penicilina', 'betalactamico'];
const ANTI_INFLAMMATORY_WORDS = ['aine', 'antiinflamatorio', 'salicilato'];
const SULFA_WORDS = ['sulfa', 'sulfonamida', 'sulfamida'];
const SHELLFISH_WORDS = ['camarao', 'crustaceo', 'marisco', 'lagosta', 'caranguejo', 'siri', 'fruto mar'];

export interface AllergyGroup {
  /** Words by which a profile names the whole group, in the singular and without accents. */
  words: readonly string[];
  /** An allergy to one of these speaks of the group as well. */
  to: readonly Substance[];
  /** What the source warns of. */
  products: readonly Substance[];
  /** The end of the sentence 'Seu perfil diz que você tem alergia a X, e Y …'. */
  why: string;
  source: string;
}

/** Medicines whose leaflet speaks of an allergy to another one. */
export const ALLERGY_GROUPS: readonly AllergyGroup[] = [
  {
    words: PENICILLIN_WORDS,
    to: PENICILLINS,
    products: PENICILLINS,
    why: 'é da família das penicilinas',
    source: 'Bulas das penicilinas (amoxicilina): contraindicações',
  },
  {
    words: PENICILLIN_WORDS,
    to: PENICILLINS,
    products: CEPHALOSPORINS,
    why: 'é uma cefalosporina: a bula pede cuidado a quem tem alergia a penicilina',
    source: 'Bula da cefalexina: advertências',
  },
  {
    words: ['cefalosporina'],
    to: CEPHALOSPORINS,
    products: CEPHALOSPORINS,
    why: 'é da família das cefalosporinas',
    source: 'Bula da cefalexina: contraindicações',
  },
  {
    words: ANTI_INFLAMMATORY_WORDS,
    to: ANTI_INFLAMMATORIES,
    products: ANTI_INFLAMMATORIES,
    why: 'é da família dos anti-inflamatórios, como o AAS',
    source: 'Bula do ibuprofeno (Alivium): contraindicações',
  },
  {
    words: ANTI_INFLAMMATORY_WORDS,
    to: [...ANTI_INFLAMMATORIES, 'paracetamol'],
    products: ['dipirona'],
    why: 'leva dipirona: a bula não a indica a quem teve reação alérgica a outros remédios para dor',
    source: 'Bula da dipirona: contraindicações',
  },
  {
    words: ['pirazolona'],
    to: PYRAZOLONES,
    products: PYRAZOLONES,
    why: 'é da família da dipirona',
    source: 'Bula da dipirona: contraindicações',
  },
  {
    words: SULFA_WORDS,
    to: SULFAS,
    products: SULFAS,
    why: 'é da família das sulfas',
    source: 'Bula do sulfametoxazol com trimetoprima (Bactrim): contraindicações',
  },
  {
    words: SULFA_WORDS,
    to: SULFAS,
    products: ['furosemida', 'hidroclorotiazida'],
    why: 'é parente das sulfas: a bula não o indica a quem tem alergia a elas',
    source: 'Bulas da furosemida e da hidroclorotiazida: contraindicações',
  },
  {
    words: SHELLFISH_WORDS,
    to: [],
    products: ['glicosamina'],
    why: 'leva glicosamina, que costuma ser feita de crustáceos',
    source: 'Bula da glucosamina (Portugal): advertências',
  },
];
