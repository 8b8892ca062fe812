import {
  CVV,
  EMA_EYE_NERVE,
  NHS_LOW_PRESSURE,
  NHS_SKIN_INFECTION,
  STROKE_SIGNS,
  WHEN_TO_CALL_SAMU,
} from '../sources/authorities.ts';
import { OZEMPIC_LEAFLET, SAXENDA_LABEL_US, WEGOVY_LEAFLET, XULTOPHY_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import type { RedFlag } from './red-flag.ts';

const SAMU = cite(WHEN_TO_CALL_SAMU, 'quando ligar');

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
  ...sourced([
    cite(WEGOVY_LEAFLET, 'seção 4, reação alérgica grave'),
    cite(XULTOPHY_LEAFLET, 'seção 4, reação alérgica grave'),
  ]),
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
  ...sourced([SAMU]),
};

export const VISION: RedFlag = {
  key: 'vision',
  title: 'A visão mudou de repente',
  urgency: 'urgent',
  symptoms: ['perda de visão de repente em um olho', 'visão que piora depressa', 'visão embaçada que é nova'],
  whatToDo: [
    'Procure ainda hoje um pronto atendimento de olhos.',
    'Conte que você usa um medicamento GLP-1.',
  ],
  call: ['192'],
  ...sourced(
    [cite(EMA_EYE_NERVE, 'semaglutida e nervo do olho'), cite(OZEMPIC_LEAFLET, 'seção 4, retina')],
    'o atendimento no mesmo dia também para a visão embaçada: a bula diz para contar ao médico',
  ),
};

export const CHEST: RedFlag = {
  key: 'chest',
  title: 'Dor no peito',
  urgency: 'emergency',
  symptoms: ['dor no peito, com ou sem coração acelerado'],
  whatToDo: ['Ligue 192 (SAMU) agora.', 'Chame alguém para ficar com você.'],
  call: ['192'],
  covers: ['heart_rate'],
  ...sourced([SAMU]),
};

export const STROKE: RedFlag = {
  key: 'stroke',
  title: 'Boca torta ou fala enrolada',
  urgency: 'emergency',
  symptoms: ['fraqueza ou dormência de um lado, de repente'],
  whatToDo: ['Ligue 192 (SAMU) agora, mesmo se já passou.', 'Anote a hora em que começou.'],
  call: ['192'],
  ...sourced([cite(STROKE_SIGNS, 'sinais e 192')], 'anotar a hora, e ligar também quando já passou'),
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
  ...sourced(
    [cite(OZEMPIC_LEAFLET, 'seção 4, pulso rápido'), SAMU],
    'contar ao médico: a bula lista o pulso rápido e não diz o que fazer',
  ),
};

export const LOW_PRESSURE: RedFlag = {
  key: 'low_pressure',
  title: 'Tontura com pressão baixa',
  urgency: 'urgent',
  symptoms: ['pressão com o número maior abaixo de 90', 'tontura, fraqueza ou desmaio'],
  whatToDo: [
    'Sente-se ou deite-se, beba líquidos em pequenos goles e procure atendimento ainda hoje.',
    'Com desmaio, mente confusa ou dor no peito, ligue 192 (SAMU).',
    'Conte os remédios que você usa, sobretudo os de pressão e os diuréticos.',
  ],
  call: ['192'],
  ...sourced(
    [cite(NHS_LOW_PRESSURE, 'menos de 90 por 60, tontura e desmaio')],
    'o atendimento no mesmo dia: a fonte diz para marcar uma consulta',
  ),
};

export const SITE_INFECTION: RedFlag = {
  key: 'site_infection',
  title: 'Sinais de infecção no local da aplicação',
  urgency: 'urgent',
  symptoms: ['pele vermelha, quente, inchada e dolorida', 'pus', 'vermelhidão que se espalha', 'febre'],
  whatToDo: [
    'Procure atendimento ainda hoje.',
    'Com febre, calafrios ou vômitos, ou se piora depressa, vá agora a um pronto-socorro ou ligue 192 (SAMU).',
  ],
  call: ['192'],
  ...sourced(
    [cite(NHS_SKIN_INFECTION, 'sinais e quando procurar ajuda')],
    'o pus como sinal, e o atendimento no mesmo dia',
  ),
};

/** A general sign of health: no label read in 2026 ties it to the medicine. */
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
  ...sourced([cite(CVV, 'atendimento 24 horas')], 'a pergunta vale para todos, use ou não o medicamento'),
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
  ...sourced([cite({ ...SAXENDA_LABEL_US, readAs: 'quoted' }, 'advertência destacada: tireoide')]),
};
