import type { Product } from '@leveza/contract/catalog/catalog.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { useProducts } from '../../catalog/shared/use-products.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SuggestField } from '../../../ui/form/SuggestField.tsx';
import type { ElsewhereState } from './use-elsewhere.ts';

interface Props {
  form: ElsewhereState['form'];
  typed: string;
  isInjected: boolean;
}

/** The name of a medicine, with those of the catalogue to pick from; any other one is taken as typed. */
export function MedicineNameField({ form, typed, isInjected }: Props) {
  const { data, isFetching } = useProducts(undefined, typed);
  const products = typed.trim() === '' ? [] : (data?.products ?? []).filter((product) => kindOf({ product }));
  const choose = (text: string | null) => {
    const product = products.find((each) => wordsOf(each) === text);
    form.setValue('productId', product?.id ?? null);
    form.setValue('kind', (product && kindOf({ product })) ?? 'medication');
    if (product?.unitType) form.setValue('unitType', product.unitType);
    form.clearErrors('quantityUsed');
  };
  return (
    <FormField form={form} name="name" onEdit={choose}>
      {(field) => (
        <SuggestField
          label="O que você tomou?"
          placeholder="Ex.: Paracetamol 750 mg"
          empty={emptyText(typed, { isFetching, isInjected })}
          suggestions={[...new Set(products.map(wordsOf))]}
          isRequired
          {...field}
        />
      )}
    </FormField>
  );
}

function emptyText(typed: string, { isFetching, isInjected }: { isFetching: boolean; isInjected: boolean }) {
  if (typed.trim() === '') return 'Escreva o nome.';
  if (isInjected) return 'Uma injeção fica nas aplicações.';
  return isFetching ? 'Buscando...' : 'Não está no catálogo: fica como você escreveu.';
}

/** 'Paracetamol 750 mg', 'Vitamina D3 2.000 UI · Addera'. */
function wordsOf({ name, brand }: Product): string {
  return brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${name} · ${brand}` : name;
}
