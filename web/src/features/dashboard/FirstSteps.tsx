import { ChevronRight, PenTool, Syringe, Weight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';

const STEPS = [
  {
    path: '/medications',
    icon: PenTool,
    title: 'Guarde sua caneta ou medicamento',
    why: 'O Leveza conta as doses que restam e avisa antes de acabar.',
  },
  {
    path: '/applications',
    icon: Syringe,
    title: 'Registre sua aplicação mais recente',
    why: 'É a partir dela que a próxima dose aparece aqui.',
  },
  {
    path: '/measurements',
    icon: Weight,
    title: 'Anote seu peso de hoje',
    why: 'Uma vez por semana já basta para ver o caminho.',
  },
];

/** Where a new account begins. */
export function FirstSteps({ isBuilt }: { isBuilt: (path: string) => boolean }) {
  return (
    <Card title="Primeiros passos" subtitle="Sem pressa: comece por onde fizer sentido para você.">
      <ol className="-mx-2 grid gap-1">
        {STEPS.map(({ path, icon: Icon, title, why }) => (
          <li key={path}>
            <Link
              href={path}
              className="flex cursor-pointer items-center gap-3 rounded-2xl p-2 text-ink no-underline transition-colors duration-150
                data-hovered:bg-sunken data-pressed:bg-sunken"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                  {title} {!isBuilt(path) && <Badge status="neutral">Em breve</Badge>}
                </span>{' '}
                <span className="text-sm text-pretty text-ink-soft">{why}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
