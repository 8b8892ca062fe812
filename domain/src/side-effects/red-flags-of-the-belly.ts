import { GO_NOW, type RedFlag } from './red-flag.ts';

const GALLBLADDER_SOURCE = 'Folheto em joinbelle.com e texto de bula em ndrugs.com';

export const PANCREATITIS: RedFlag = {
  key: 'pancreatitis',
  title: 'Dor forte na barriga que não passa',
  urgency: 'emergency',
  whatToDo: [
    GO_NOW,
    'Conte que você usa um medicamento GLP-1: pode ser uma inflamação do pâncreas.',
    // The label's own words ask to stop here; whether to go on is the doctor's to say.
    'Não aplique a próxima dose antes de falar com um médico.',
  ],
  source: 'Advertências das bulas de Wegovy, Ozempic e Mounjaro; folhetos em joinbelle.com e pharmica.co.uk',
  isVerified: true,
  questions: [
    { id: 'pain-persists', text: 'A dor não passa ou vai para as costas?' },
    { id: 'fever', text: 'Você está com febre?' },
  ],
};

export const JAUNDICE: RedFlag = {
  key: 'jaundice',
  title: 'Pele ou olhos amarelados, ou dor do lado direito com febre',
  urgency: 'emergency',
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1: pode ser um problema da vesícula.'],
  source: GALLBLADDER_SOURCE,
  isVerified: true,
  questions: [
    {
      id: 'jaundice',
      text: 'Sua pele ou seus olhos estão amarelados, a urina está escura como chá ou as fezes estão claras?',
    },
  ],
};

export const GALLBLADDER: RedFlag = {
  key: 'gallbladder',
  title: 'Dor do lado direito, abaixo das costelas',
  urgency: 'urgent',
  whatToDo: [
    'Procure atendimento ainda hoje: pode ser um problema da vesícula.',
    'Se vier febre, ou a pele ou os olhos ficarem amarelados, vá a um pronto-socorro ou ligue 192 (SAMU).',
  ],
  source: GALLBLADDER_SOURCE,
  isVerified: true,
  questions: [{ id: 'right-side', text: 'A dor fica do lado direito, logo abaixo das costelas?' }],
};

export const GI_SEVERE: RedFlag = {
  key: 'gi_severe',
  title: 'Vômito que não para ou sinal de sangue',
  urgency: 'emergency',
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1 e quando aplicou a última dose.'],
  source: 'Orientação geral de urgência, ainda não conferida em fonte oficial',
  isVerified: false,
  questions: [
    {
      id: 'vomiting-persists',
      text: 'Você vomitou várias vezes por mais de 24 horas ou não consegue segurar líquidos?',
    },
    {
      id: 'blood',
      text: 'Há sangue no vômito, algo parecido com borra de café, ou as fezes estão pretas?',
    },
  ],
};

export const ILEUS: RedFlag = {
  key: 'ileus',
  title: 'Barriga inchada e dolorida, sem gases nem fezes',
  urgency: 'emergency',
  whatToDo: [GO_NOW, 'Conte que você usa um medicamento GLP-1: o intestino pode ter parado.'],
  source: 'Folheto em pharmica.co.uk (obstrução intestinal)',
  isVerified: true,
  questions: [
    { id: 'bowel-stopped', text: 'Você parou de eliminar gases e fezes, com a barriga inchada e dolorida?' },
  ],
};

export const DEHYDRATION: RedFlag = {
  key: 'dehydration_aki',
  title: 'Sinais de desidratação',
  urgency: 'urgent',
  whatToDo: [
    'Beba água em pequenos goles, várias vezes.',
    'Procure atendimento ainda hoje se os líquidos não ficam no estômago ou se você urina pouco: os rins podem sofrer.',
    'Se você desmaiar, ligue 192 (SAMU).',
  ],
  source:
    'Advertência da FDA sobre os rins (bula, seção 5.5) e ndrugs.com; o limite de 24 horas não foi conferido',
  isVerified: true,
  questions: [
    {
      id: 'dry',
      text: 'Você está urinando pouco, com a urina escura, a boca muito seca ou tontura ao se levantar?',
    },
  ],
};
