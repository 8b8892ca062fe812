import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AiResultsStep } from '../../catalog/shared/AiResultsStep.tsx';
import { AiSearchStep } from '../../catalog/shared/AiSearchStep.tsx';
import { BarcodeStep } from '../../catalog/shared/BarcodeStep.tsx';
import { SelectStep } from '../../catalog/shared/SelectStep.tsx';
import { FormSteps } from './FormSteps.tsx';
import { ResumeNotice } from './ResumeNotice.tsx';
import type { AddStep } from './add-step.ts';
import { StepActions } from './StepActions.tsx';
import { type AddContext, type AddDialogProps, useAdding } from './use-adding.ts';

const TITLE: Record<AddStep, string> = {
  select: 'Selecionar Suplemento',
  barcode: 'Ler código de barras',
  'ai-search': 'Buscar com IA',
  'ai-results': 'Resultados da Busca',
  'form-1': 'Cadastrar Produto',
  'form-2': 'Cadastrar Produto',
};

/** The titles of the specification (second document, section 2.6). */
function titleOf(step: AddStep, kind: ItemKind): string {
  return step === 'select' && kind === 'medication' ? 'Selecionar Medicamento' : TITLE[step];
}

const HINT: Partial<Record<AddStep, string>> = {
  'form-1': '1/2 · O produto',
  'form-2': '2/2 · A caixa',
};

/** The steps that add a product's boxes to the stock: found or written, checked, put on the shelf. */
export function AddDialog(props: AddDialogProps) {
  const adding = useAdding(props);
  const { step, kind, isDirty, leave } = adding;
  return (
    <Dialog
      title={titleOf(step, kind)}
      description={HINT[step]}
      size="lg"
      isOpen
      isDirty={isDirty}
      onClose={leave}
      actions={<StepActions {...adding} />}
    >
      <Steps {...adding} />
    </Dialog>
  );
}

/** The dialog's content: one step at a time, which takes the focus when it replaces another. */
function Steps(adding: AddContext) {
  const place = useStepFocus(adding.step);
  return (
    <div
      ref={place}
      role="group"
      aria-label={titleOf(adding.step, adding.kind)}
      tabIndex={-1}
      className="outline-none"
    >
      <Step key={adding.step.startsWith('form') ? 'form' : adding.step} {...adding} />
    </div>
  );
}

function Step(adding: AddContext) {
  const { kind, step, go, filling, ai, enterByHand, pickFound } = adding;
  switch (step) {
    case 'select':
      return (
        <div className="grid gap-4">
          {filling.start && (
            <ResumeNotice
              name={filling.form.getValues('name')}
              onResume={() => go('form-1')}
              onDiscard={filling.discard}
            />
          )}
          <SelectStep
            kind={kind}
            typed={adding.sought}
            onType={adding.setSought}
            onPick={(product) => adding.pickProduct(product)}
            onBarcode={() => go('barcode')}
          />
        </div>
      );
    case 'barcode':
      return (
        <BarcodeStep
          kind={kind}
          onProduct={adding.pickProduct}
          onFound={pickFound}
          onAi={(ean) => {
            ai.type({ ean });
            go('ai-search');
          }}
          onManual={enterByHand}
        />
      );
    case 'ai-search':
      return (
        <AiSearchStep
          ai={ai}
          formId={adding.formId}
          onSearch={() => void adding.searchWithAi()}
          onCatalog={() => go('select')}
          onManual={() => enterByHand()}
        />
      );
    case 'ai-results':
      return (
        <AiResultsStep
          kind={kind}
          results={ai.results ?? []}
          onPick={pickFound}
          onManual={() => enterByHand()}
        />
      );
    case 'form-1':
    case 'form-2':
      return <FormSteps {...adding} />;
  }
}

/** A step that comes in place of another is read out and begins at its top; a form that is empty can be typed into. */
function useStepFocus(step: AddStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step || !place.current) return;
    shown.current = step;
    // The dialog's body scrolls, with its own space above the step.
    if (place.current.parentElement) place.current.parentElement.scrollTop = 0;
    const first = step === 'form-1' ? place.current.querySelector('input') : null;
    if (first?.value === '') first.focus();
    // A part of the step that took the focus as it came keeps it.
    else if (!place.current.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  }, [step]);
  return place;
}
