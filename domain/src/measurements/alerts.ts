import type { HealthNotice } from '../side-effects/red-flag.ts';

/** Values shown by a monitor or a meter. */
export interface Reading {
  bloodPressureSyst?: number | null | undefined;
  bloodPressureDiast?: number | null | undefined;
  glucose?: number | null | undefined;
  restingPulse?: number | null | undefined;
}

const SUGAR = 'uma colher de sopa em água, ou um copo pequeno (150 ml) de suco comum';
const SUGAR_SOURCE =
  'Sociedade Brasileira de Diabetes, "Hipoglicemia: qual a melhor forma de corrigir?" (diabetes.org.br)';
const PULSE_SOURCE = 'Limites de uso comum em pronto atendimento';
const HEART_SIGNS = 'dor no peito, falta de ar, desmaio ou confusão';

/** A notice for each reading that should not wait, the most urgent first. */
const ALERTS: readonly (HealthNotice & { isMeant: (reading: Reading) => boolean })[] = [
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
    source: SUGAR_SOURCE,
    isVerified: true,
    isMeant: ({ glucose }) => glucose != null && glucose < 54,
  },
  {
    key: 'pressure_very_high',
    title: 'Pressão muito alta',
    urgency: 'urgent',
    whatToDo: [
      'Com dor no peito, falta de ar, visão embaçada, fala enrolada, fraqueza de um lado do corpo ou dor de cabeça muito forte, ligue 192 (SAMU) agora.',
      'Sem esses sinais, sente-se em um lugar calmo por alguns minutos e meça de novo.',
      'Se continuar em 180 por 120 ou mais, procure um pronto atendimento ainda hoje.',
    ],
    source: 'Textos de cardiologistas em proporhealth.ig.com.br (2025) e drkleitoncardio.com.br',
    isVerified: true,
    isMeant: ({ bloodPressureSyst: high, bloodPressureDiast: low }) =>
      (high != null && high >= 180) || (low != null && low >= 120),
  },
  {
    key: 'pulse_very_low',
    title: 'Pulso muito baixo',
    urgency: 'urgent',
    whatToDo: [
      `Com ${HEART_SIGNS}, ligue 192 (SAMU) agora.`,
      'Sem esses sinais, meça de novo: conte as batidas no punho por um minuto inteiro.',
      'Se continuar abaixo de 40 e isso for novo para você, procure um pronto atendimento ainda hoje.',
    ],
    source: PULSE_SOURCE,
    isVerified: false,
    isMeant: ({ restingPulse }) => restingPulse != null && restingPulse < 40,
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
    source: PULSE_SOURCE,
    isVerified: false,
    isMeant: ({ restingPulse }) => restingPulse != null && restingPulse > 130,
  },
  {
    key: 'glucose_very_high',
    title: 'Glicose muito alta',
    urgency: 'urgent',
    whatToDo: [
      'Com vômitos, dor na barriga, respiração rápida, sonolência ou confusão, vá agora a um pronto-socorro ou ligue 192 (SAMU).',
      'Com muita sede ou muita urina, procure um pronto atendimento ainda hoje.',
      'Sem nenhum desses sinais, beba água, meça de novo mais tarde e fale com quem trata você.',
    ],
    source: 'Ministério da Saúde, Linhas de Cuidado, "Hiperglicemia" (linhasdecuidado.saude.gov.br)',
    isVerified: true,
    isMeant: ({ glucose }) => glucose != null && glucose >= 250,
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
    source: SUGAR_SOURCE,
    isVerified: true,
    isMeant: ({ glucose }) => glucose != null && glucose >= 54 && glucose < 70,
  },
];

/** Notices about the values just measured; empty for almost every reading. */
export function alertsFor(reading: Reading): HealthNotice[] {
  return ALERTS.filter(({ isMeant }) => isMeant(reading));
}
