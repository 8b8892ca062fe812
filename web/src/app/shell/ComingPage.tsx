import { useMatches } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { COMING } from './coming.ts';
import { TAB_ICONS } from './tab-icons.ts';
import { TABS } from './tabs.ts';

/** A part that is not built yet says so, and what it will hold. */
export function ComingPage() {
  const path = useMatches({ select: (matches): string | undefined => matches.at(-1)?.fullPath });
  const tab = TABS.find((each) => each.path === path);
  const Icon = tab ? TAB_ICONS[tab.icon] : Hammer;
  return (
    <>
      <PageHeader title={tab?.title ?? 'Leveza'} />
      <div className="mx-auto grid w-full max-w-md flex-1 place-content-center justify-items-center gap-5 py-10 text-center">
        <span className="grid size-18 place-items-center rounded-3xl bg-brand-soft text-brand-ink">
          <Icon aria-hidden className="size-8" />
        </span>
        <div className="grid gap-2">
          <p className="text-lg font-medium text-pretty">{tab && COMING[tab.id]}</p>
          <p className="text-ink-soft">Estamos construindo esta parte.</p>
        </div>
        <Link to="/dashboard" variant="secondary">
          Voltar ao Dashboard
        </Link>
      </div>
    </>
  );
}
