import { HELD_DOSE } from '../applications/held-dose.ts';
import { GO_NOW } from '../health-notice.ts';
import { NHS_GALLSTONES, NHS_VOMITING, SICK_DAY_RULES } from '../sources/authorities.ts';
import {
  MOUNJARO_LEAFLET,
  OZEMPIC_LEAFLET,
  TRULICITY_LEAFLET_BR,
  VICTOZA_LEAFLET,
} from '../sources/leaflets.ts';
import { MOUNJARO_EFFECTS } from '../sources/manufacturers.ts';
import { cite, sourced } from '../sources/source.ts';
import type { RedFlag } from './red-flag.ts';

const TELL_GALLBLADDER = 'Conte que você usa um medicamento GLP-1: pode ser um problema da vesícula.';
/** The labels' own advice, said as theirs: whether to go on is the doctor's to say. */
const NOT_APPLIED_MEANWHILE =
  'Pela bula, com suspeita de inflamação do pâncreas o medicamento não é aplicado até um médico avaliar: fale com ele antes de qualquer nova dose.';

const PANCREAS_LEAFLETS = [
  cite(OZEMPIC_LEAFLET, 'seções 2 e 4, inflamação do pâncreas'),
  cite(VICTOZA_LEAFLET, 'seção 4, inflamação do pâncreas'),
  cite(TRULICITY_LEAFLET_BR, 'suspeita de pancreatite'),
];
const GALLSTONES = cite(NHS_GALLSTONES, 'quando procurar ajuda');
const CLAY_STOOLS = cite(MOUNJARO_EFFECTS, 'quando falar com o médico');
const EMERGENCY_IS_OURS =
  'ir ao pronto-socorro ou ligar 192; as fontes dizem para falar com um médico imediatamente';

export const PANCREATITIS: RedFlag = {
  key: HELD_DOSE.flag,
  title: 'Dor forte na barriga que não passa',
  urgency: 'emergency',
  symptoms: ['dor forte na barriga que não passa e pode ir para as costas', 'com ou sem vômitos'],
  whatToDo: [...HELD_DOSE.now.steps, NOT_APPLIED_MEANWHILE],
  call: ['192'],
  covers: ['pain_with_fever', 'long_pain', 'gallbladder_fever', 'gallbladder'],
  ...sourced(PANCREAS_LEAFLETS, EMERGENCY_IS_OURS),
};

export const PAIN_WITH_FEVER: RedFlag = {
  ...PANCREATITIS,
  key: 'pain_with_fever',
  title: 'Dor forte na barriga com febre',
  symptoms: ['dor forte na barriga', 'febre ou calafrios'],
  whatToDo: [GO_NOW, TELL_GALLBLADDER],
  covers: ['long_pain'],
  isVariant: true,
  ...sourced([GALLSTONES], EMERGENCY_IS_OURS),
};

export const LONG_PAIN: RedFlag = {
  ...PANCREATITIS,
  key: 'long_pain',
  title: 'Dor forte na barriga há várias horas',
  covers: [],
  isVariant: true,
  ...sourced(
    [...PANCREAS_LEAFLETS, GALLSTONES],
    'seis horas de dor forte já contam como dor que não passa; as bulas não dão horas, e o NHS fala de 8',
  ),
};

export const JAUNDICE: RedFlag = {
  key: 'jaundice',
  title: 'Pele ou olhos amarelados',
  urgency: 'emergency',
  symptoms: ['pele ou olhos amarelados', 'às vezes com fezes claras'],
  whatToDo: [GO_NOW, TELL_GALLBLADDER],
  call: ['192'],
  covers: ['gallbladder_fever', 'gallbladder', 'dark_urine'],
  ...sourced([CLAY_STOOLS, GALLSTONES], EMERGENCY_IS_OURS),
};

export const GALLBLADDER_FEVER: RedFlag = {
  ...JAUNDICE,
  key: 'gallbladder_fever',
  title: 'Febre com dor do lado direito, urina escura ou fezes claras',
  symptoms: [
    'febre ou calafrios',
    'dor do lado direito, logo abaixo das costelas',
    'urina escura ou fezes claras',
  ],
  covers: ['pain_with_fever', 'long_pain', 'gallbladder', 'dark_urine'],
  isVariant: true,
};

export const GALLBLADDER: RedFlag = {
  key: 'gallbladder',
  title: 'Dor do lado direito, abaixo das costelas',
  urgency: 'urgent',
  symptoms: ['dor do lado direito, no alto da barriga', 'fezes claras', 'urina escura'],
  whatToDo: [
    'Procure atendimento ainda hoje: pode ser um problema da vesícula.',
    'Com febre, ou com a pele ou os olhos amarelados, vá a um pronto-socorro ou ligue 192 (SAMU).',
  ],
  call: ['192'],
  covers: ['dark_urine'],
  ...sourced([GALLSTONES, CLAY_STOOLS], 'a urina escura como sinal, e o atendimento no mesmo dia'),
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
  urgency: 'urgent',
  symptoms: ['vômito por mais de 24 horas'],
  whatToDo: [
    'Procure atendimento ainda hoje, como em uma UPA.',
    'Com desmaio, confusão, sangue no vômito ou dor forte na barriga, ligue 192 (SAMU).',
    'Conte que você usa um medicamento GLP-1 e quando aplicou a última dose.',
  ],
  call: ['192'],
  covers: ['dehydration_aki'],
  ...sourced([cite(NHS_VOMITING, 'quando ligar para o médico')]),
};

export const BLOOD: RedFlag = {
  key: 'blood',
  title: 'Sangue no vômito ou nas fezes, ou fezes pretas',
  urgency: 'emergency',
  symptoms: ['sangue vivo, ou algo parecido com borra de café', 'fezes pretas'],
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1 e quando aplicou a última dose.'],
  call: ['192'],
  covers: ['gi_severe', 'dehydration_aki'],
  ...sourced(
    [cite(NHS_VOMITING, 'quando ligar para o médico')],
    'as fezes pretas ou com sangue como sinal, e ir ao pronto-socorro',
  ),
};

export const ILEUS: RedFlag = {
  key: 'ileus',
  title: 'Intestino preso com dor, inchaço ou vômito',
  urgency: 'emergency',
  symptoms: ['intestino muito preso, com a barriga inchada e dolorida', 'vômitos', 'parada de gases e fezes'],
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1: o intestino pode ter parado.'],
  call: ['192'],
  covers: ['long_pain'],
  ...sourced(
    [cite(VICTOZA_LEAFLET, 'seção 4, obstrução do intestino')],
    'a parada de gases como sinal, e ir ao pronto-socorro: a bula não diz o que fazer',
  ),
};

export const DEHYDRATION: RedFlag = {
  key: 'dehydration_aki',
  title: 'Sinais de desidratação',
  urgency: 'urgent',
  symptoms: [
    'líquidos que não ficam no estômago por 12 horas',
    'pouca urina ou urina escura',
    'tontura ao se levantar, boca muito seca, fraqueza',
    'diarreia por mais de 24 a 48 horas',
  ],
  whatToDo: [
    'Procure atendimento ainda hoje: os rins podem sofrer. Até lá, beba líquidos em pequenos goles, várias vezes.',
    'Não espere nem algumas horas se você tem doença dos rins ou usa diurético, remédio de pressão como losartana ou enalapril, gliflozina (como dapagliflozina) ou lítio.',
    'Se desmaiar, ficar com a mente confusa ou parar de urinar, ligue 192 (SAMU).',
  ],
  call: ['192'],
  ...sourced(
    [
      cite(MOUNJARO_LEAFLET, 'seção 2, perda de líquidos e rins'),
      cite(NHS_VOMITING, 'quando ligar para o médico'),
      cite(SICK_DAY_RULES, 'remédios e desidratação'),
    ],
    'atendimento no mesmo dia para qualquer um destes sinais; a diarreia conta a partir de 48 horas, ou de 24 se for forte',
  ),
};
