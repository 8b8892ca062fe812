import type { OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '@leveza/domain/time/spans.ts';
import { daysText } from '../../../lib/moment-words.ts';

export const KIND_LABEL: Record<OccasionKind, string> = {
  'dose-due': 'Hora da dose do plano',
  'dose-closing': 'Dose do plano ainda não tomada, prazo acabando',
  'dose-missed': 'Dose do plano que passou',
  'injection-due': 'Dia da aplicação GLP-1',
  'injection-closing': 'Aplicação atrasada, prazo acabando',
  'injection-missed': 'Aplicação que passou do prazo',
  'low-stock': 'Estoque baixo',
  'expires-in-use': 'Validade depois de aberto',
  'expires-printed': 'Validade da embalagem',
  'prescription-ends': 'Receita terminando',
  'buy-by': 'Dia de comprar',
  measurement: 'Hora de se pesar',
  'appointment-day': 'Compromisso: na véspera',
  'appointment-hour': 'Compromisso: uma hora antes',
  milestone: 'Marco alcançado',
  'side-effect': 'Como está o efeito forte, um dia depois',
  summary: 'Resumo por e-mail',
  outage: 'Lembretes que não puderam sair',
  'sign-in': 'Entrada em um aparelho novo',
};

/** How the kinds stand together on the screen. */
export const KIND_GROUPS: { title: string; kinds: readonly OccasionKind[] }[] = [
  { title: 'Doses dos planos', kinds: ['dose-due', 'dose-closing', 'dose-missed'] },
  { title: 'Aplicações GLP-1', kinds: ['injection-due', 'injection-closing', 'injection-missed'] },
  {
    title: 'Estoque e receitas',
    kinds: ['low-stock', 'buy-by', 'expires-in-use', 'expires-printed', 'prescription-ends'],
  },
  { title: 'Compromissos', kinds: ['appointment-day', 'appointment-hour'] },
  { title: 'Acompanhamento', kinds: ['measurement', 'milestone', 'side-effect'] },
  { title: 'Outros', kinds: ['summary', 'outage', 'sign-in'] },
];

/** News cannot be said before it happened. */
const NEWS: readonly OccasionKind[] = [
  'dose-missed',
  'injection-missed',
  'milestone',
  'side-effect',
  'summary',
  'outage',
  'sign-in',
];
export const mayComeBefore = (kind: OccasionKind) => !NEWS.includes(kind);

/** The others have a day, or a moment that their name says: 'na hora' would say nothing, or something wrong. */
export const hasOwnHour = (kind: OccasionKind) => kind === 'dose-due' || kind === 'injection-due';

/** Only a dose is answered, so that only a dose is said again. */
export const mayRepeat = (kind: OccasionKind) => kind.startsWith('dose-') || kind.startsWith('injection-');

const CHOICES = [
  0,
  5,
  10,
  15,
  30,
  HOUR_MINUTES,
  2 * HOUR_MINUTES,
  DAY_MINUTES,
  2 * DAY_MINUTES,
  7 * DAY_MINUTES,
];

/** 'Na hora', '30 min antes', '1 dia antes'. */
export function beforeText(minutes: number): string {
  if (minutes === 0) return 'Na hora';
  return `${spanText(minutes)} antes`;
}

export function spanText(minutes: number): string {
  if (minutes % DAY_MINUTES === 0) return daysText(minutes / DAY_MINUTES);
  return minutes % HOUR_MINUTES === 0 ? `${minutes / HOUR_MINUTES} h` : `${minutes} min`;
}

/** The usual spans, and the stored one where it is another. */
export const beforeOptions = (stored: number) =>
  [...new Set([...CHOICES, stored])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: beforeText(minutes) }));
