import { ACUTE_DIABETES, NHS_LOW_PRESSURE, SYMPTOMATIC_HYPERGLYCEMIA } from '../sources/authorities.ts';
import { AHA_PRESSURE, NEWS2, SBD_HYPOGLYCEMIA } from '../sources/societies-and-studies.ts';
import { cite, sourced } from '../sources/source.ts';
import type { HealthNotice } from '../health-notice.ts';

/** Values shown by a monitor or a meter. */
export interface Reading {
  bloodPressureSyst?: number | null | undefined;
  bloodPressureDiast?: number | null | undefined;
  glucose?: number | null | undefined;
  restingPulse?: number | null | undefined;
}

const SUGAR = 'uma colher de sopa em água, ou um copo pequeno (150 ml) de suco comum';
const SUGAR_SOURCE = cite(SBD_HYPOGLYCEMIA, 'níveis e correção');
const PULSE_SOURCE = cite(NEWS2, 'faixas do pulso');
const SAME_DAY_IS_OURS = 'medir de novo e procurar atendimento no mesmo dia: a fonte pede avaliação urgente';
const HIGH_SUGAR_SOURCES = [
  cite(SYMPTOMATIC_HYPERGLYCEMIA, 'glicemia de 250 ou mais com sinais'),
  cite(ACUTE_DIABETES, 'hiperglicemia'),
];
const HIGH_SUGAR_SIGNS =
  'Com muita sede, muita urina, vômitos, dor na barriga, respiração rápida, sonolência ou confusão';
const HEART_SIGNS = 'dor no peito, falta de ar, desmaio ou confusão';

/** A notice for each reading that should not wait, the most urgent first. */
const ALERTS: readonly (HealthNotice & { applies: (reading: Reading) => boolean })[] = [
  {
    key: 'glucose_very_low',
    title: 'Glicose muito baixa',
    urgency: 'emergency',
    whatToDo: [
      `Tome agora 15 g de açúcar: ${SUGAR}. Peça a alguém que fique com você.`,
      'Meça de novo em 15 minutos e repita se continuar baixa.',
      'Se a mente ficar confusa, ou se a glicose não subir, ligue 192 (SAMU).',
      'A quem ajuda: não dê nada pela boca a uma pessoa desmaiada; ligue 192 (SAMU).',
    ],
    ...sourced([SUGAR_SOURCE, cite(ACUTE_DIABETES, 'hipoglicemia')]),
    applies: ({ glucose }) => glucose != null && glucose < 54,
  },
  {
    key: 'pressure_very_high',
    title: 'Pressão muito alta',
    urgency: 'urgent',
    whatToDo: [
      'Com dor no peito ou nas costas, falta de ar, visão embaçada, fala enrolada, fraqueza, dormência ou dor de cabeça muito forte, ligue 192 (SAMU) agora.',
      'Sem esses sinais, sente-se em um lugar calmo por alguns minutos e meça de novo.',
      'Se continuar em 180 por 120 ou mais, fale ainda hoje com quem trata você; se não conseguir, procure um pronto atendimento.',
    ],
    ...sourced(
      [cite(AHA_PRESSURE, 'urgência e emergência')],
      'a dor de cabeça muito forte como sinal, e o mesmo dia sem sinais: a fonte diz o quanto antes',
    ),
    applies: ({ bloodPressureSyst: high, bloodPressureDiast: low }) =>
      (high != null && high >= 180) || (low != null && low >= 120),
  },
  {
    key: 'pulse_very_low',
    title: 'Pulso muito baixo',
    urgency: 'urgent',
    whatToDo: [
      `Com ${HEART_SIGNS}, ligue 192 (SAMU) agora.`,
      'Sem esses sinais, meça de novo: conte as batidas no punho por um minuto inteiro.',
      'Se continuar em 40 ou menos e isso for novo para você, procure um pronto atendimento ainda hoje.',
    ],
    ...sourced([PULSE_SOURCE], SAME_DAY_IS_OURS),
    applies: ({ restingPulse }) => restingPulse != null && restingPulse <= 40,
  },
  {
    key: 'pulse_very_high',
    title: 'Pulso muito alto em repouso',
    urgency: 'urgent',
    whatToDo: [
      `Com ${HEART_SIGNS}, ligue 192 (SAMU) agora.`,
      'Sem esses sinais, descanse 15 minutos e meça de novo.',
      'Se continuar acima de 130, procure um pronto atendimento ainda hoje.',
    ],
    ...sourced([PULSE_SOURCE], SAME_DAY_IS_OURS),
    applies: ({ restingPulse }) => restingPulse != null && restingPulse > 130,
  },
  {
    key: 'glucose_extreme',
    title: 'Glicose de 400 ou mais',
    urgency: 'urgent',
    whatToDo: [
      `${HIGH_SUGAR_SIGNS}, ligue 192 (SAMU) agora.`,
      'Sem nenhum desses sinais, lave as mãos, meça de novo agora e beba água.',
      'Se continuar em 400 ou mais, procure um pronto atendimento ainda hoje.',
    ],
    ...sourced(
      HIGH_SUGAR_SOURCES,
      'o limite de 400, medir de novo com as mãos lavadas e o atendimento no mesmo dia sem sinais',
    ),
    applies: ({ glucose }) => glucose != null && glucose >= 400,
  },
  {
    key: 'glucose_very_high',
    title: 'Glicose muito alta',
    urgency: 'urgent',
    whatToDo: [
      `${HIGH_SUGAR_SIGNS}, vá agora a um pronto-socorro ou ligue 192 (SAMU).`,
      'Sem nenhum desses sinais, beba água e meça de novo em 2 a 3 horas; se continuar em 250 ou mais, fale ainda hoje com quem trata você.',
    ],
    ...sourced(HIGH_SUGAR_SOURCES, 'medir de novo em 2 a 3 horas, e a conversa no mesmo dia'),
    applies: ({ glucose }) => glucose != null && glucose >= 250 && glucose < 400,
  },
  {
    key: 'pressure_low',
    title: 'Pressão baixa',
    urgency: 'urgent',
    whatToDo: [
      'Você está com tontura ou fraqueza, ou desmaiou? Então sente-se ou deite-se e procure atendimento ainda hoje.',
      'Com desmaio que não passa, mente confusa ou dor no peito, ligue 192 (SAMU) agora.',
      'Sem nenhum desses sinais, meça de novo mais tarde e conte o número a quem trata você, sobretudo se usa remédio de pressão ou diurético.',
    ],
    ...sourced(
      [cite(NHS_LOW_PRESSURE, 'menos de 90 por 60, tontura e desmaio')],
      'o atendimento no mesmo dia com tontura ou desmaio: a fonte diz para marcar uma consulta',
    ),
    applies: ({ bloodPressureSyst: high }) => high != null && high < 90,
  },
  {
    key: 'glucose_low',
    title: 'Glicose baixa',
    urgency: 'urgent',
    whatToDo: [
      `Tome agora 15 g de açúcar: ${SUGAR}.`,
      'Meça de novo em 15 minutos e repita se continuar baixa.',
      'Quando subir, coma alguma coisa se a próxima refeição demorar.',
      'Se não subir, ou se a mente ficar confusa, ligue 192 (SAMU).',
    ],
    ...sourced([SUGAR_SOURCE]),
    applies: ({ glucose }) => glucose != null && glucose >= 54 && glucose < 70,
  },
];

/** Every notice a reading can lead to. */
export const READING_NOTICES: readonly HealthNotice[] = ALERTS;

/** Notices about the values just measured; empty for almost every reading. */
export function alertsFor(reading: Reading): HealthNotice[] {
  return ALERTS.filter(({ applies }) => applies(reading));
}
