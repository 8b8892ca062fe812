import { Link, linkOptions } from '@tanstack/react-router';
import { Activity, Leaf, Pill, Syringe, Utensils, Weight, X } from 'lucide-react';
import { EdgeSheet } from '../../ui/EdgeSheet.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** Each opens the form itself, where the screen has one. */
const RECORDS = linkOptions([
  { label: 'Aplicação', to: '/applications', icon: Syringe, search: { open: 'new' } },
  { label: 'Uso de medicamento', to: '/medication-usage', icon: Pill },
  { label: 'Uso de suplemento', to: '/supplement-usage', icon: Leaf },
  { label: 'Peso', to: '/measurements', icon: Weight, search: { open: 'new' } },
  { label: 'Efeito colateral', to: '/side-effects', icon: Activity, search: { open: 'new' } },
  { label: 'Refeição', to: '/nutrition', icon: Utensils },
]);

/** Everything a patient can record, one press from any screen. */
export function RecordSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <EdgeSheet label="Registrar" side="bottom" isOpen={isOpen} onClose={onClose}>
      <div className="flex items-center pt-3 pr-3 pl-5">
        <h2 className="flex-1 text-xl font-bold tracking-tight">O que você quer registrar?</h2>
        <IconButton icon={X} aria-label="Fechar" onPress={onClose} />
      </div>
      <ul className="grid grid-cols-2 gap-2.5 overflow-y-auto p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {RECORDS.map(({ label, icon: Icon, ...link }) => (
          <li key={link.to}>
            <Link
              {...link}
              onClick={onClose}
              className="flex h-full min-h-24 flex-col justify-between gap-2 rounded-2xl border border-line p-3.5 font-semibold
                text-ink no-underline transition-colors duration-150 hover:bg-sunken active:border-brand active:bg-brand-soft"
            >
              <span className="grid size-9 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="leading-tight text-balance">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </EdgeSheet>
  );
}
