import type { RedFlag } from './red-flag.ts';

const HEART_SOURCE = 'Resumo da bula do Wegovy em usmedicine.com (aumento da frequência cardíaca)';
const HYPOGLYCEMIA_SOURCE =
  'Bulas de Mounjaro, Zepbound, Saxenda e Victoza, transcritas em outubro de 2026; ndrugs.com; Sociedade Brasileira de Diabetes, “Hipoglicemia: qual a melhor forma de corrigir?” (diabetes.org.br)';
const RISKY_MEDICINES = 'insulina ou com remédios como gliclazida e glimepirida';
const SUGAR =
  '15 g de açúcar: uma colher de sopa em água, ou 150 ml de suco de laranja ou refrigerante comum (não diet)';

export const ALLERGY: RedFlag = {
  key: 'allergy',
  title: 'Sinais de alergia grave',
  urgency: 'emergency',
  symptoms: [
    'inchaço no rosto, nos lábios, na língua ou na garganta',
    'falta de ar',
    'urticária pelo corpo',
    'coração acelerado, desmaio',
  ],
  whatToDo: ['Ligue 192 (SAMU) ou vá agora a um pronto-socorro.', 'Chame alguém para ficar com você.'],
  call: ['192'],
  source: 'Folhetos em londonlipclinic.co.uk e pharmica.co.uk',
  isVerified: true,
};

export const FAINTED: RedFlag = {
  key: 'fainted',
  title: 'Desmaio, confusão ou convulsão',
  urgency: 'emergency',
  symptoms: ['desmaio', 'mente confusa', 'convulsão'],
  whatToDo: [
    'Ligue 192 (SAMU) ou peça a alguém que ligue.',
    'Chame alguém para ficar com você.',
    'Conte que você usa um medicamento GLP-1.',
  ],
  call: ['192'],
  covers: ['heart_rate'],
  source: `${HEART_SOURCE}; ndrugs.com`,
  isVerified: true,
};

export const HYPOGLYCEMIA_SEVERE: RedFlag = {
  key: 'hypoglycemia_severe',
  title: 'Desmaio, confusão ou convulsão: pode ser açúcar baixo',
  urgency: 'emergency',
  symptoms: ['suor frio, tremor', 'confusão, visão turva', 'desmaio ou convulsão'],
  whatToDo: [
    'Ligue 192 (SAMU) ou peça a alguém que ligue.',
    `Só para quem está acordado e consegue engolir: ${SUGAR}.`,
    `Conte se você usa insulina: é mais comum com ${RISKY_MEDICINES}.`,
  ],
  call: ['192'],
  covers: ['fainted', 'hypoglycemia', 'hypoglycemia_past'],
  isVariant: true,
  source: HYPOGLYCEMIA_SOURCE,
  isVerified: true,
};

export const HYPOGLYCEMIA: RedFlag = {
  key: 'hypoglycemia',
  title: 'Açúcar no sangue baixo',
  headline: 'Tome açúcar agora',
  urgency: 'urgent',
  symptoms: ['suor frio, tremor', 'confusão, visão turva', 'desmaio ou convulsão'],
  whatToDo: [
    `Se você consegue engolir, tome agora ${SUGAR}.`,
    'Se tem aparelho, meça a glicose depois de 15 minutos e repita o açúcar se continuar baixa.',
    'Se não melhorar, ou se vier confusão ou desmaio, ligue 192 (SAMU).',
    `Fale hoje com quem receita: é mais comum com ${RISKY_MEDICINES}.`,
  ],
  call: ['192'],
  covers: ['hypoglycemia_past'],
  source: HYPOGLYCEMIA_SOURCE,
  isVerified: true,
};

export const HYPOGLYCEMIA_PAST: RedFlag = {
  ...HYPOGLYCEMIA,
  key: 'hypoglycemia_past',
  title: 'O açúcar no sangue ficou baixo',
  headline: undefined,
  urgency: 'appointment',
  whatToDo: [
    `Conte a quem receita quando foi e o que você fez: é mais comum com ${RISKY_MEDICINES}.`,
    `Se voltar e você conseguir engolir: ${SUGAR}.`,
    'Com confusão, desmaio ou convulsão, ligue 192 (SAMU).',
  ],
  covers: [],
  isVariant: true,
};

export const VISION: RedFlag = {
  key: 'vision',
  title: 'A visão mudou de repente',
  urgency: 'urgent',
  symptoms: [
    'perda de visão de repente em um olho',
    'visão embaçada que é nova',
    'manchas ou pontos que se movem (moscas volantes)',
  ],
  whatToDo: [
    'Procure ainda hoje um pronto atendimento de olhos.',
    'Conte que você usa um medicamento GLP-1.',
  ],
  call: ['192'],
  source:
    'Folhetos em joinbelle.com e pharmica.co.uk (retina); a parte do nervo do olho (EMA, 2025) é não verificada',
  isVerified: true,
};

export const CHEST: RedFlag = {
  key: 'chest',
  title: 'Dor no peito',
  urgency: 'emergency',
  symptoms: ['dor no peito, com ou sem coração acelerado'],
  whatToDo: ['Ligue 192 (SAMU) agora.', 'Chame alguém para ficar com você.'],
  call: ['192'],
  covers: ['heart_rate'],
  source: HEART_SOURCE,
  isVerified: true,
};

export const HEART_RATE: RedFlag = {
  key: 'heart_rate',
  title: 'Coração acelerado em repouso',
  urgency: 'appointment',
  symptoms: ['palpitação em repouso', 'coração acelerado que não passa'],
  whatToDo: [
    'Fale com seu médico e conte quando começou.',
    'Se vier dor no peito ou desmaio, ligue 192 (SAMU).',
  ],
  call: ['192'],
  source: HEART_SOURCE,
  isVerified: true,
};

export const MOOD: RedFlag = {
  key: 'mood',
  title: 'Você não precisa passar por isso só',
  urgency: 'emergency',
  symptoms: ['tristeza intensa que é nova', 'pensamentos de se machucar'],
  whatToDo: [
    'Ligue 188 (CVV) para conversar com alguém: é grátis e atende 24 horas por dia.',
    'Se você pode se machucar agora, ligue 192 (SAMU) ou vá a um pronto-socorro.',
    'Conte a alguém de confiança e fale com seu médico.',
  ],
  call: ['188', '192'],
  source: 'Texto do Saxenda em ndrugs.com; sobre o 188, claudia.abril.com.br (2018) e horahnoticia.com.br',
  isVerified: true,
};

export const THYROID: RedFlag = {
  key: 'thyroid',
  title: 'Caroço no pescoço ou rouquidão',
  urgency: 'appointment',
  symptoms: [
    'caroço ou inchaço no pescoço',
    'rouquidão que não passa',
    'dificuldade para engolir',
    'falta de ar',
  ],
  whatToDo: [
    'Marque uma consulta para que examinem seu pescoço.',
    'Conte se você ou alguém da família teve câncer medular da tireoide (CMT) ou NEM 2, uma síndrome hereditária.',
    'Se ficar difícil respirar, ligue 192 (SAMU).',
  ],
  call: ['192'],
  source: 'Advertência destacada da bula, em joinbelle.com',
  isVerified: true,
};
