import { BEFORE_THE_NEXT_DOSE, GO_NOW, type RedFlag } from './red-flag.ts';

const PANCREATITIS_SOURCE =
  'Advertências de Wegovy, Ozempic e Mounjaro; folhetos em joinbelle.com e pharmica.co.uk';
const GALLBLADDER_SOURCE = 'joinbelle.com e texto de bula em ndrugs.com';
const TELL_PANCREAS = 'Conte que você usa um medicamento GLP-1: pode ser uma inflamação do pâncreas.';
const TELL_GALLBLADDER = 'Conte que você usa um medicamento GLP-1: pode ser um problema da vesícula.';

export const PANCREATITIS: RedFlag = {
  key: 'pancreatitis',
  title: 'Dor forte na barriga que não passa',
  urgency: 'emergency',
  symptoms: [
    'dor forte na barriga que não passa e pode ir para as costas',
    'com ou sem vômitos',
    'às vezes com febre',
  ],
  whatToDo: [GO_NOW, TELL_PANCREAS, BEFORE_THE_NEXT_DOSE],
  call: ['192'],
  covers: ['pain_with_fever', 'long_pain', 'gallbladder_fever', 'gallbladder'],
  source: PANCREATITIS_SOURCE,
  isVerified: true,
};

export const PAIN_WITH_FEVER: RedFlag = {
  ...PANCREATITIS,
  key: 'pain_with_fever',
  title: 'Dor forte na barriga com febre',
  covers: ['long_pain'],
  isVariant: true,
};

export const LONG_PAIN: RedFlag = {
  ...PANCREATITIS,
  key: 'long_pain',
  title: 'Dor forte na barriga há várias horas',
  covers: [],
  isVariant: true,
  source: `${PANCREATITIS_SOURCE}; as horas contadas pelos seus registros não vêm de uma fonte`,
  isVerified: false,
};

export const JAUNDICE: RedFlag = {
  key: 'jaundice',
  title: 'Pele ou olhos amarelados',
  urgency: 'emergency',
  symptoms: ['pele ou olhos amarelados', 'às vezes com fezes claras ou urina escura'],
  whatToDo: [GO_NOW, TELL_GALLBLADDER],
  call: ['192'],
  covers: ['gallbladder_fever', 'gallbladder', 'dark_urine'],
  source: GALLBLADDER_SOURCE,
  isVerified: true,
};

export const GALLBLADDER_FEVER: RedFlag = {
  ...JAUNDICE,
  key: 'gallbladder_fever',
  title: 'Febre com dor do lado direito, urina escura ou fezes claras',
  symptoms: ['febre', 'dor do lado direito, logo abaixo das costelas', 'urina escura ou fezes claras'],
  covers: ['pain_with_fever', 'long_pain', 'gallbladder', 'dark_urine'],
  isVariant: true,
};

export const GALLBLADDER: RedFlag = {
  key: 'gallbladder',
  title: 'Dor do lado direito, abaixo das costelas',
  urgency: 'urgent',
  symptoms: ['dor do lado direito, no alto da barriga', 'urina escura', 'fezes claras'],
  whatToDo: [
    'Procure atendimento ainda hoje: pode ser um problema da vesícula.',
    'Com febre, ou com a pele ou os olhos amarelados, vá a um pronto-socorro ou ligue 192 (SAMU).',
  ],
  call: ['192'],
  covers: ['dark_urine'],
  source: GALLBLADDER_SOURCE,
  isVerified: true,
};

export const DARK_URINE: RedFlag = {
  ...GALLBLADDER,
  key: 'dark_urine',
  title: 'Urina escura ou fezes claras',
  covers: [],
  isVariant: true,
};

export const GI_SEVERE: RedFlag = {
  key: 'gi_severe',
  title: 'Vômito que não para',
  urgency: 'emergency',
  symptoms: ['vômito por mais de 24 horas'],
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1 e quando aplicou a última dose.'],
  call: ['192'],
  covers: ['dehydration_aki'],
  source: 'Orientação geral de urgência',
  isVerified: false,
};

export const BLOOD: RedFlag = {
  ...GI_SEVERE,
  key: 'blood',
  title: 'Sangue no vômito ou nas fezes, ou fezes pretas',
  symptoms: ['sangue vivo, ou algo parecido com borra de café', 'fezes pretas'],
};

export const ILEUS: RedFlag = {
  key: 'ileus',
  title: 'Intestino preso com dor, inchaço ou vômito',
  urgency: 'emergency',
  symptoms: ['intestino preso, com a barriga inchada e dolorida', 'vômitos', 'parada de gases e fezes'],
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1: o intestino pode ter parado.'],
  call: ['192'],
  covers: ['long_pain'],
  source: 'Folheto em pharmica.co.uk (obstrução intestinal)',
  isVerified: true,
};

export const DEHYDRATION: RedFlag = {
  key: 'dehydration_aki',
  title: 'Sinais de desidratação',
  urgency: 'urgent',
  symptoms: [
    'vômitos ou diarreia por mais de 24 a 48 horas',
    'líquidos que não ficam no estômago',
    'pouca urina ou urina escura',
    'tontura ao se levantar',
    'boca seca, fraqueza',
  ],
  whatToDo: [
    'Beba líquidos em pequenos goles, várias vezes.',
    'Procure atendimento ainda hoje se em 24 horas os líquidos não ficam no estômago ou se você urina pouco: os rins podem sofrer.',
  ],
  call: ['192'],
  source:
    'Advertência da FDA (seção 5.5) nas bulas de Wegovy, Ozempic e Rybelsus, transcritas em outubro de 2026, e ndrugs.com; o limite de 24 horas é não verificado',
  isVerified: true,
};
