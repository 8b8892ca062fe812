import { useWatch } from 'react-hook-form';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';
import type { PenForm } from '../pen-values.ts';

/** The notice about a pen that is in no catalogue, by what was typed of it. */
export function TypedNotice({ form: { control } }: { form: PenForm }) {
  const [name, ...about] = useWatch({
    control,
    name: ['medicationName', 'activeIngredient', 'manufacturer'],
  });
  return (
    <div className="empty:hidden sm:col-span-full">
      <NameNotice name={name ?? ''} ingredients={about.filter(Boolean).join(' ')} isLive />
    </div>
  );
}
