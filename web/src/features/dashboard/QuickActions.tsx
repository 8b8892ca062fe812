import { Activity, FileChartColumn, Syringe, Weight } from 'lucide-react';
import { Link } from 'react-aria-components';

const ACTIONS = [
  { href: '/applications?open=new', icon: Syringe, label: 'Registrar aplicação' },
  { href: '/measurements?open=new', icon: Weight, label: 'Adicionar peso' },
  { href: '/side-effects?open=new', icon: Activity, label: 'Registrar efeito colateral' },
  { href: '/reports', icon: FileChartColumn, label: 'Ver relatórios' },
];

/** What is done often, one tap away. */
export function QuickActions() {
  return (
    <nav aria-label="Ações rápidas">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {ACTIONS.map(({ href, icon: Icon, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex h-full min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-line bg-surface p-3 leading-tight
                font-semibold text-ink no-underline transition-colors duration-150 data-hovered:bg-sunken data-pressed:bg-sunken
                max-sm:flex-col max-sm:items-start"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0 text-balance">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
