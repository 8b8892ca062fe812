import { findCounterfeit } from '@leveza/domain/pens/counterfeit.ts';
import { useWatch } from 'react-hook-form';
import { useAsked } from '../../../lib/use-asked.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { glp1CatalogQuery } from '../shared/glp1-catalog.ts';
import { CounterfeitNotice } from '../shared/CounterfeitNotice.tsx';
import type { PenForm } from '../pen-values.ts';

/** The warning appears below the field that is typed into, where a phone shows the bar of the form. */
const showWhole = (warning: HTMLElement | null) => warning?.scrollIntoView({ block: 'nearest' });

/** The lot, which says at once when it is one of the counterfeit, or that the list of them could not be asked for. */
export function LotField({ form }: { form: PenForm }) {
  const [lot, name] = useWatch({ control: form.control, name: ['batchNumber', 'medicationName'] });
  const { data, isUnanswered } = useAsked(glp1CatalogQuery);
  const listed = findCounterfeit(lot, name ?? '', data?.counterfeitLots ?? []);
  return (
    <>
      <FormField form={form} name="batchNumber">
        {(field) => <TextField label="Lote" autoComplete="off" autoCapitalize="characters" {...field} />}
      </FormField>
      {listed && (
        <div ref={showWhole} className="scroll-mb-4 sm:col-span-full">
          <CounterfeitNotice listed={listed} isLive />
        </div>
      )}
      {isUnanswered && !listed && lot && (
        <div className="sm:col-span-full">
          <Notice tone="info" isLive>
            Não foi possível conferir este lote agora.
          </Notice>
        </div>
      )}
    </>
  );
}
