import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { type LucideIcon, PenTool, Syringe, UserRound, Weight } from 'lucide-react';
import type { ScreenLink } from '../../../lib/address.ts';

export type FirstStepsState = Dashboard['firstSteps'];

export interface Step {
  known: Exclude<keyof FirstStepsState, 'isClosed'>;
  link: ScreenLink;
  /** Where it leads while there is no pen to apply from. */
  linkWithoutPen?: ScreenLink;
  icon: LucideIcon;
  title: string;
  why: string;
}

export const STEPS: Step[] = [
  {
    known: 'hasProfile',
    link: { to: '/profile', search: { open: 'physical' } },
    icon: UserRound,
    title: 'Conte sua altura, seu peso inicial e sua meta',
    why: 'Com eles, os números fazem sentido para você.',
  },
  {
    known: 'hasPen',
    link: { to: '/medications', search: { add: '1' } },
    icon: PenTool,
    title: 'Guarde sua caneta',
    why: 'O Leveza conta as doses que restam e avisa antes de acabar.',
  },
  {
    known: 'hasApplication',
    link: { to: '/dashboard', search: { record: 'last-dose' } },
    linkWithoutPen: { to: '/applications', search: { open: 'past' } },
    icon: Syringe,
    title: 'Registre sua aplicação mais recente',
    why: 'É a partir dela que a próxima dose aparece aqui.',
  },
  {
    known: 'hasWeight',
    link: { to: '/dashboard', search: { record: 'weight' } },
    icon: Weight,
    title: 'Anote seu peso de hoje',
    why: 'Uma vez por semana já basta para ver o caminho.',
  },
];
