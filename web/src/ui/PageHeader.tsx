import type { ReactNode } from 'react';

/** The page's name, its purpose and its one main action. */
export function PageHeader({
  title,
  subtitle,
  actions,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-center justify-between sm:items-end gap-x-3 gap-y-4 sm:gap-x-6">
      <div className="min-w-0">
        <h1 className="text-2xl leading-tight font-bold tracking-tight text-balance max-[359px]:text-xl sm:text-3xl">
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-pretty text-ink-soft">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
