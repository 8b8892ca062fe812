import { Check, ChevronRight } from 'lucide-react';
import { BareLink } from '../../../ui/Link.tsx';
import type { Step } from './steps.ts';

/** One of the first steps: ticked, or a way to its form. */
export function StepRow({ step, isDone }: { step: Step; isDone: boolean }) {
  return <li>{isDone ? <Done {...step} /> : <Todo {...step} />}</li>;
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

function Todo({ link, icon: Icon, title, why }: Step) {
  return (
    <BareLink
      {...link}
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
