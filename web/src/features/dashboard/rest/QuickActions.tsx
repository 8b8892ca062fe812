import { linkOptions } from '@tanstack/react-router';
import { Activity, FileText, Syringe, Weight } from 'lucide-react';
import { BareLink } from '../../../ui/Link.tsx';

const ACTIONS = linkOptions([
  { to: '/dashboard', search: { record: 'dose' }, icon: Syringe, label: 'Registrar aplicação' },
  { to: '/dashboard', search: { record: 'weight' }, icon: Weight, label: 'Adicionar peso' },
  { to: '/dashboard', search: { record: 'symptom' }, icon: Activity, label: 'Registrar efeito colateral' },
  { to: '/reports', icon: FileText, label: 'Ver relatórios' },
]);

/** Frequent actions, one tap away. */
export function QuickActions() {
  return (
    <nav aria-label="Ações rápidas">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:gap-3">
        {ACTIONS.map(({ icon: Icon, label, ...link }) => (
          <li key={label}>
            <BareLink
              {...link}
              className="flex h-full min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-line bg-surface p-3 leading-tight
                font-semibold text-ink no-underline transition-colors duration-150 data-hovered:bg-sunken data-pressed:bg-sunken
                max-sm:gap-2 max-sm:p-2.5 max-lg:text-sm"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0 text-balance">{label}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
