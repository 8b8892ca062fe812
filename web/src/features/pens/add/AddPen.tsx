import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useState, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { useBackSteps } from '../../../ui/use-back-steps.ts';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';
import { glp1CatalogQuery } from '../shared/glp1-catalog.ts';
import { AddPenForm } from './AddPenForm.tsx';
import { ADD_TITLE } from './add-title.ts';
import { PickProduct } from './PickProduct.tsx';
import { useAddPen } from './use-add-pen.ts';

interface Props {
  /** `1` while nothing is chosen, `other`, or a product's identifier. */
  wanted: string;
  today: string;
  onWant: (what: string) => void;
  onAdded: () => void;
  onClose: () => void;
}

/** First which medicine, then what is on its box and its receipt. */
export function AddPen({ wanted, today, onWant, onAdded, onClose }: Props) {
  const formId = useId();
  const catalog = useQuery(glp1CatalogQuery);
  // Kept here, so that coming back from a product finds the same list.
  const [typed, setTyped] = useState('');
  const products = catalog.data?.data;
  const product = products?.find(({ id }) => id === wanted) ?? null;
  const chosen = wanted === 'other' ? 'other' : product;
  const adding = useAddPen(chosen, today, onAdded);
  const place = useStepFocus(chosen ? wanted : 'pick');
  useBackSteps(chosen ? '1' : null, onWant);

  return (
    <Dialog
      title={ADD_TITLE}
      description={chosen ? undefined : 'Escolha o medicamento e a dosagem escrita na caixa.'}
      size="lg"
      isOpen
      isDirty={adding.isDirty}
      onClose={onClose}
      onDiscard={adding.discard}
      actions={
        adding.question ? (
          <ConfirmInline
            {...allergyDoubt(adding.question)}
            confirmLabel="Adicionar mesmo assim"
            isPending={adding.isPending}
            onConfirm={adding.confirm}
            onCancel={adding.forget}
          />
        ) : (
          chosen && (
            <>
              <Button variant="secondary" icon={ArrowLeft} onPress={() => onWant('1')}>
                Voltar
              </Button>
              <Button type="submit" form={formId} isPending={adding.isPending} pendingLabel="Salvando...">
                Salvar
              </Button>
            </>
          )
        )
      }
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {chosen ? (
          <AddPenForm
            key={wanted}
            id={formId}
            product={product}
            today={today}
            form={adding.form}
            isRestored={adding.isRestored}
            onSubmit={adding.submit}
          />
        ) : products ? (
          <PickProduct
            products={products}
            typed={typed}
            onType={setTyped}
            onPick={(one) => onWant(one?.id ?? 'other')}
          />
        ) : catalog.error && !catalog.isFetching ? (
          <ErrorState query={catalog} title="Não foi possível carregar a lista" />
        ) : (
          <div role="status" aria-label="Carregando medicamentos">
            <SkeletonList rows={5} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A step that comes in place of another is read out and begins at its top; with a keyboard one types at once. */
function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const element = place.current;
    if (shown.current === step || !element) return;
    shown.current = step;
    // The dialog's body scrolls, with its own space above the step.
    if (element.parentElement) element.parentElement.scrollTop = 0;
    const isTyping = window.matchMedia('(pointer: fine)').matches;
    const first = isTyping ? element.querySelector<HTMLElement>('input:not([type=radio])') : null;
    (first ?? element).focus({ preventScroll: true });
  }, [step]);
  return place;
}
