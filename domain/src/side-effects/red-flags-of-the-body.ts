import type { RedFlag } from './red-flag.ts';

const HYPOGLYCEMIA_SOURCE = 'Bulas de Mounjaro e Saxenda e ndrugs.com; a regra dos 15 g não foi conferida';
const HEART_SOURCE = 'Resumo da bula do Wegovy em usmedicine.com (aumento da frequência cardíaca)';

export const ALLERGY: RedFlag = {
  key: 'allergy',
  title: 'Sinais de alergia grave',
  urgency: 'emergency',
  whatToDo: ['Ligue 192 (SAMU) ou vá agora a um pronto-socorro.', 'Chame alguém para ficar com você.'],
  source: 'Folhetos em londonlipclinic.co.uk e pharmica.co.uk',
  isVerified: true,
  questions: [
    {
      id: 'allergy',
      text: 'Você tem inchaço no rosto, lábios, língua ou garganta, falta de ar ou urticária pelo corpo?',
    },
  ],
};

export const HYPOGLYCEMIA_SEVERE: RedFlag = {
  key: 'hypoglycemia_severe',
  title: 'Açúcar no sangue muito baixo',
  urgency: 'emergency',
  whatToDo: [
    'Ligue 192 (SAMU) ou peça a alguém que ligue.',
    'Se estiver consciente e conseguir engolir, tome 15 g de açúcar: uma colher de sopa em água, ou um copo pequeno (150 ml) de suco comum.',
    'A quem ajuda: não dê nada pela boca a uma pessoa desmaiada.',
  ],
  source: HYPOGLYCEMIA_SOURCE,
  isVerified: true,
  questions: [{ id: 'confused', text: 'Você ficou com a mente confusa, desmaiou ou teve uma convulsão?' }],
};

export const HYPOGLYCEMIA: RedFlag = {
  key: 'hypoglycemia',
  title: 'Açúcar no sangue baixo',
  urgency: 'urgent',
  whatToDo: [
    'Tome agora 15 g de açúcar: uma colher de sopa em água, ou um copo pequeno (150 ml) de suco comum.',
    'Se você tem aparelho, meça a glicose de novo em 15 minutos e repita se continuar baixa.',
    'Fale hoje com quem receita: o risco é maior com insulina ou sulfonilureia.',
    'Se não melhorar, ou se a mente ficar confusa, ligue 192 (SAMU).',
  ],
  source: HYPOGLYCEMIA_SOURCE,
  isVerified: true,
  questions: [{ id: 'low-sugar', text: 'Você está com suor frio, tremor ou visão turva?' }],
};

export const VISION: RedFlag = {
  key: 'vision',
  title: 'A visão mudou de repente',
  urgency: 'urgent',
  whatToDo: [
    'Procure ainda hoje um pronto atendimento de olhos.',
    'Conte que você usa um medicamento GLP-1.',
  ],
  source:
    'Folhetos em joinbelle.com e pharmica.co.uk (retina); a parte do nervo do olho (EMA, 2025) não foi conferida',
  isVerified: true,
  questions: [
    {
      id: 'vision',
      text: 'Sua visão mudou de repente: embaçada, com manchas, ou sumiu em um dos olhos?',
    },
  ],
};

export const CHEST: RedFlag = {
  key: 'chest',
  title: 'Dor no peito ou desmaio',
  urgency: 'emergency',
  whatToDo: ['Ligue 192 (SAMU) agora.', 'Fique em repouso e chame alguém para ficar com você.'],
  source: HEART_SOURCE,
  isVerified: true,
  questions: [{ id: 'chest', text: 'Você está com dor no peito ou desmaiou?' }],
};

export const HEART_RATE: RedFlag = {
  key: 'heart_rate',
  title: 'Coração acelerado em repouso',
  urgency: 'appointment',
  whatToDo: [
    'Fale com seu médico nos próximos dias e conte quando começou.',
    'Se vier dor no peito ou desmaio, ligue 192 (SAMU).',
  ],
  source: HEART_SOURCE,
  isVerified: true,
  questions: [{ id: 'heart', text: 'Seu coração fica acelerado ou palpita mesmo em repouso?' }],
};

export const MOOD: RedFlag = {
  key: 'mood',
  title: 'Você não precisa passar por isso só',
  urgency: 'emergency',
  whatToDo: [
    'Ligue 188 (CVV): é grátis, a qualquer hora, e quem atende escuta sem julgar.',
    'Se você pode se machucar agora, ligue 192 (SAMU) ou vá a um pronto-socorro.',
    'Conte a alguém de confiança e fale com seu médico: o humor pode mudar durante o tratamento.',
  ],
  source: 'Texto da bula do Saxenda em ndrugs.com; o número do CVV ainda não foi conferido',
  isVerified: true,
  questions: [
    { id: 'mood', text: 'Você sente uma tristeza intensa que é nova ou tem pensado em se machucar?' },
  ],
};

export const THYROID: RedFlag = {
  key: 'thyroid',
  title: 'Caroço no pescoço ou rouquidão',
  urgency: 'appointment',
  whatToDo: [
    'Marque uma consulta para que examinem seu pescoço.',
    'Conte se alguém da família teve câncer medular da tireoide ou NEM 2.',
    'Se ficar difícil respirar, ligue 192 (SAMU).',
  ],
  source: 'Advertência destacada da bula, em joinbelle.com',
  isVerified: true,
  questions: [
    {
      id: 'neck',
      text: 'Você notou um caroço no pescoço, rouquidão que não passa ou dificuldade para engolir?',
    },
  ],
};

export const PREGNANCY: RedFlag = {
  key: 'pregnancy',
  title: 'Gravidez, ou vontade de engravidar',
  urgency: 'appointment',
  whatToDo: [
    'Fale com quem receita antes de aplicar a próxima dose.',
    'Para engravidar, a bula pede um tempo antes sem o remédio: pelo menos 2 meses para semaglutida e 1 mês para tirzepatida.',
  ],
  source: 'Bulas de Wegovy, Ozempic, Mounjaro e Saxenda',
  isVerified: true,
};

export const ANESTHESIA: RedFlag = {
  key: 'anesthesia',
  title: 'Cirurgia ou exame com sedação',
  urgency: 'appointment',
  whatToDo: [
    'Avise a equipe, já ao marcar, que você usa um medicamento GLP-1: o estômago esvazia mais devagar.',
  ],
  source: 'Informações de segurança em wegovy.co.uk',
  isVerified: true,
};
