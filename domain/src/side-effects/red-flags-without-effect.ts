import type { RedFlag } from './red-flag.ts';

export const PREGNANCY: RedFlag = {
  key: 'pregnancy',
  title: 'Gravidez, ou vontade de engravidar',
  urgency: 'appointment',
  symptoms: ['gravidez suspeita ou planejada'],
  whatToDo: [
    'Antes da próxima dose, fale com quem receita.',
    'Para engravidar, planeje com quem receita: as bulas contam pelo menos 2 meses antes com semaglutida, 1 mês antes com tirzepatida e, com liraglutida, a partir da decisão.',
  ],
  call: ['192'],
  source:
    'Bulas de Wegovy, Ozempic, Rybelsus, Mounjaro, Zepbound, Saxenda e Victoza, transcritas em outubro de 2026',
  isVerified: true,
};

export const ANESTHESIA: RedFlag = {
  key: 'anesthesia',
  title: 'Cirurgia ou exame com sedação',
  urgency: 'appointment',
  symptoms: [],
  whatToDo: [
    'Avise a equipe, já ao marcar, que você usa um medicamento GLP-1: o que está no estômago pode ir para os pulmões.',
  ],
  call: ['192'],
  source: 'Informações de segurança em wegovy.co.uk',
  isVerified: true,
};

/** Shown when a patient says yes to a list of signs and does not choose one. */
export const SOME_SIGN: RedFlag = {
  key: 'some_sign',
  title: 'Você está com um dos sinais de alerta',
  urgency: 'urgent',
  symptoms: [],
  whatToDo: [
    'Se for falta de ar, dor no peito, desmaio, dor forte ou sangue, ligue 192 (SAMU) agora.',
    'Se for outro, procure atendimento ainda hoje.',
  ],
  call: ['192'],
  isVariant: true,
  source: 'Resumo do Leveza; a fonte de cada sinal está em “Sinais de alerta”',
  isVerified: false,
};
