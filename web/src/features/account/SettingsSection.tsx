import { type ReactNode, useId } from 'react';

/** A named part of the account's settings. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 not-first:border-t not-first:border-line not-first:pt-5"
    >
      <h3 id={id} className="text-lg leading-snug font-semibold tracking-tight">
        {title}
      </h3>
      {children}
    </section>
  );
}
