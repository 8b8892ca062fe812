import type { ReactNode } from 'react';

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <h2 className="text-2xl font-semibold tracking-tight text-balance">{title}</h2>
      <div
        className="grid gap-3 text-lg text-pretty text-ink-soft [&_strong]:font-semibold [&_strong]:text-ink
          [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6 [&_ul]:marker:text-ink-faint"
      >
        {children}
      </div>
    </section>
  );
}
