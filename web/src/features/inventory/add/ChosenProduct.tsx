import { PackageCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { AddFormState } from './use-add-form.ts';

/** The product as it was chosen, or as it was changed since, in two lines. */
export function ChosenProduct({ form: { control } }: Pick<AddFormState, 'form'>) {
  const [name, brand, dosage] = useWatch({ control, name: ['name', 'brand', 'dosage'] });
  return (
    <div className="flex items-center gap-3 rounded-2xl bg-brand-soft p-4">
      <PackageCheck aria-hidden className="size-6 shrink-0 text-brand-ink" />
      <div className="min-w-0">
        <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{[brand, dosage].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
