import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { CalendarPlus, type LucideIcon, Syringe, UserRound, Weight } from 'lucide-react';
import type { ScreenLink } from '../../../lib/address.ts';
import { InjectionPen } from '../../../ui/drawings/pen-icon.ts';
import { applicationLink, type Beginning } from './application-link.ts';

export type FirstStepsState = Dashboard['firstSteps'];

export interface Step {
  known: Exclude<keyof FirstStepsState, 'isClosed'> | 'hasPlan';
  link: ScreenLink;
  icon: LucideIcon;
  title: string;
  why: string;
}

const PROFILE: Step = {
  known: 'hasProfile',
  link: { to: '/profile', search: { open: 'physical' } },
  icon: UserRound,
  title: 'Conte sua altura, seu peso inicial e sua meta',
  why: 'Com eles, os números fazem sentido para você.',
};

const WEIGHT: Step = {
  known: 'hasWeight',
  link: { to: '/dashboard', search: { record: 'weight' } },
  icon: Weight,
  title: 'Anote seu peso de hoje',
  why: 'Uma vez por semana já basta para ver o caminho.',
};

type Known = Pick<FirstStepsState, 'hasApplication'>;

const firstDose = (hasStarted: boolean) => (hasStarted ? 'last-dose' : 'today');

/** The four steps in their order; the links follow what the patient already has. */
export const stepsFor = ({ hasPen, hasApplication, hasStarted }: Beginning & Known): Step[] => [
  PROFILE,
  {
    known: 'hasPen',
    link: {
      to: '/medications',
      search: { add: '1', next: hasApplication ? undefined : firstDose(hasStarted) },
    },
    icon: InjectionPen,
    title: 'Guarde sua caneta',
    why: 'O Leveza conta as doses que restam e avisa antes de acabar.',
  },
  {
    known: 'hasApplication',
    link: applicationLink({ hasPen, hasStarted }),
    icon: Syringe,
    title: hasStarted ? 'Registre sua aplicação mais recente' : 'Registre sua primeira aplicação',
    why: 'É a partir dela que a próxima dose aparece aqui.',
  },
  WEIGHT,
];

/** Of who takes tablets: no pen to keep and no application to record, but a plan where only a box is known. */
export const stepsOfTablets = (box: Today['tabletBox']): Step[] => [
  PROFILE,
  ...(box ? [planOf(box)] : []),
  WEIGHT,
];

const planOf = ({ id }: NonNullable<Today['tabletBox']>): Step => ({
  known: 'hasPlan',
  link: { to: '/medication-usage', search: { open: 'new', box: id } },
  icon: CalendarPlus,
  title: 'Crie um plano para seu comprimido',
  why: 'Com ele, o comprimido aparece aqui no dia e na hora de tomar.',
});
