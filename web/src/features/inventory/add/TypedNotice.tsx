import { useWatch } from 'react-hook-form';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';
import type { AddFormState } from './use-add-form.ts';

/** The notice about a product by what was typed of it; apart, so that the form is not drawn again at every key. */
export function TypedNotice({ form: { control } }: Pick<AddFormState, 'form'>) {
  const [name, brand] = useWatch({ control, name: ['name', 'brand'] });
  return (
    <div className="empty:hidden">
      <NameNotice name={name} ingredients={brand ?? ''} isLive />
    </div>
  );
}
