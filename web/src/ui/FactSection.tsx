import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

export interface Fact {
  label: string;
  value: string;
  /** A way to change it from here. */
  action?: { label: string; onPress: () => void };
}

/** A named part of a dialog that shows a record. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="font-semibold tracking-tight">{title}</h3>
      {children}
    </section>
  );
}

/** Facts side by side where there is room. */
export function FactSection({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Section title={title}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-3">
        {facts.map(({ label, value, action }) => (
          <div key={label} className={`min-w-0 ${value.length > LONG ? 'col-span-full' : ''}`}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line tabular-nums">
              {value}
              {action && (
                <Button variant="quiet" size="sm" className="-my-2" onPress={action.onPress}>
                  {action.label}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const LONG = 40;

/** Only what is known, by its label. */
export function known(facts: Record<string, string | null | undefined>): Fact[] {
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
