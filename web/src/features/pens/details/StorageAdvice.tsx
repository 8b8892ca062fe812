import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { Section } from '../../../ui/FactSection.tsx';

/** Storage advice, if a source gives it. */
export function StorageAdvice({ storage }: { storage: Glp1Product['storage'] | undefined }) {
  if (!storage) return null;
  const { outOfFridgeDays: days } = storage;
  return (
    <Section title="Conservação">
      <dl className="grid gap-3">
        <Advice label="Antes de abrir">{storage.sealed}</Advice>
        <Advice label="Depois de aberta">{storage.inUse}</Advice>
        {days !== null && (
          <Advice label="Fora da geladeira">{days === 1 ? 'Até 1 dia' : `Até ${days} dias`}</Advice>
        )}
      </dl>
    </Section>
  );
}

function Advice({ label, children }: { label: string; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium text-pretty">{children}</dd>
    </div>
  );
}
