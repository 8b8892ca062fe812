import { ANVISA_ANESTHESIA, MHRA_GLP1 } from '../sources/authorities.ts';
import {
  LIRAGLUTIDE_LEAFLET_BR,
  MOUNJARO_LEAFLET,
  OZEMPIC_LEAFLET,
  TRULICITY_SUMMARY,
  VICTOZA_LEAFLET,
  WEGOVY_LEAFLET,
} from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import type { RedFlag } from './red-flag.ts';

export const PREGNANCY: RedFlag = {
  key: 'pregnancy',
  title: 'Gravidez ou amamentação',
  urgency: 'appointment',
  symptoms: ['teste positivo, suspeita ou plano de gravidez', 'amamentação'],
  whatToDo: [
    'Com teste positivo: pela bula, não se aplica durante a gravidez; fale com quem receitou antes de qualquer nova dose. Vale para semaglutida, tirzepatida, liraglutida, dulaglutida e os outros medicamentos GLP-1.',
    'Para engravidar, planeje com quem receita: as fontes contam pelo menos 2 meses antes com semaglutida, 1 mês antes com tirzepatida e, com liraglutida, a partir da decisão. Com dulaglutida e os outros, pergunte quanto tempo antes.',
    'Amamentando: as bulas de semaglutida, liraglutida e dulaglutida dizem para não usar; com tirzepatida e os outros, a decisão é com quem receita. Fale antes da próxima dose.',
  ],
  call: ['192'],
  ...sourced(
    [
      cite(OZEMPIC_LEAFLET, 'seção 2, gravidez e amamentação'),
      cite(WEGOVY_LEAFLET, 'seção 2, gravidez e amamentação'),
      cite(MHRA_GLP1, 'gravidez e contracepção'),
      cite(LIRAGLUTIDE_LEAFLET_BR, 'contraindicações'),
      cite(TRULICITY_SUMMARY, 'seção 4.6'),
      cite(VICTOZA_LEAFLET, 'seção 2, amamentação'),
      cite(MOUNJARO_LEAFLET, 'seção 2, amamentação'),
    ],
    'lembrar a mesma conversa para os medicamentos GLP-1 de que nenhuma bula foi lida',
  ),
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
  ...sourced([cite(ANVISA_ANESTHESIA, 'risco de aspiração')]),
};

/** Shown when a patient says yes to a list of signs and does not choose one. */
export const SOME_SIGN: RedFlag = {
  key: 'some_sign',
  title: 'Você está com um dos sinais de alerta',
  urgency: 'urgent',
  symptoms: [],
  whatToDo: [
    'Se for falta de ar, dor no peito, desmaio, fraqueza de um lado, dor forte ou sangue, ligue 192 (SAMU) agora.',
    'Se for outro, procure atendimento ainda hoje.',
  ],
  call: ['192'],
  isVariant: true,
  ...sourced([], 'um resumo; as fontes de cada sinal estão em “Sinais de alerta”'),
};
