import { type ReactNode, useId } from 'react';

/** A named part of the long form, two fields to a row where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-4 border-t border-line pt-5 first:border-0 first:pt-0"
    >
      <h3 id={id} className="font-semibold tracking-tight">
        {title}
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </div>
  );
}
