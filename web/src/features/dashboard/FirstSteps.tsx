import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { Check, ChevronRight, type LucideIcon, PenTool, Syringe, UserRound, Weight } from 'lucide-react';
import type { ScreenLink } from '../../lib/address.ts';
import { Card } from '../../ui/Card.tsx';
import { BareLink } from '../../ui/Link.tsx';

type Steps = Dashboard['firstSteps'];

interface Step {
  known: keyof Steps;
  link: ScreenLink;
  /** Where it leads while there is no pen to apply from. */
  linkWithoutPen?: ScreenLink;
  icon: LucideIcon;
  title: string;
  why: string;
}

const STEPS: Step[] = [
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
    link: { to: '/applications', search: { open: 'new' } },
    linkWithoutPen: { to: '/applications', search: { open: 'past' } },
    icon: Syringe,
    title: 'Registre sua aplicação mais recente',
    why: 'É a partir dela que a próxima dose aparece aqui.',
  },
  {
    known: 'hasWeight',
    link: { to: '/measurements', search: { open: 'new' } },
    icon: Weight,
    title: 'Anote seu peso de hoje',
    why: 'Uma vez por semana já basta para ver o caminho.',
  },
];

/** First steps of a new account; finished ones are ticked. */
export function FirstSteps({ steps }: { steps: Steps }) {
  return (
    <Card title="Primeiros passos" subtitle="Sem pressa: comece por onde fizer sentido para você.">
      <ol className="-mx-2 grid gap-1">
        {STEPS.map((step) => (
          <li key={step.known}>
            {steps[step.known] ? <Done {...step} /> : <Todo {...step} hasPen={steps.hasPen} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Done({ title }: Step) {
  return (
    <p className="flex items-center gap-3 p-2 text-ink-soft">
      <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-leaf-soft text-leaf-ink">
        <Check aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1 leading-snug">{title}</span>
      <span className="text-sm font-semibold text-leaf-ink">Feito</span>
    </p>
  );
}

function Todo({ link, linkWithoutPen, icon: Icon, title, why, hasPen }: Step & { hasPen: boolean }) {
  return (
    <BareLink
      {...(hasPen ? link : (linkWithoutPen ?? link))}
      className="flex cursor-pointer items-center gap-3 rounded-2xl p-2 text-ink no-underline transition-colors duration-150
        data-hovered:bg-sunken data-pressed:bg-sunken"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-sm text-pretty text-ink-soft">{why}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </BareLink>
  );
}
