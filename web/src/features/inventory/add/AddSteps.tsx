import { AiResultsStep } from '../../catalog/shared/AiResultsStep.tsx';
import { AiSearchStep } from '../../catalog/shared/AiSearchStep.tsx';
import type { AddContext } from './use-adding.ts';
import { BarcodeStep } from '../../catalog/shared/BarcodeStep.tsx';
import { FormSteps } from './FormSteps.tsx';
import { ResumeNotice } from './ResumeNotice.tsx';
import { SelectStep } from '../../catalog/shared/SelectStep.tsx';
import { titleOf } from './step-words.ts';
import { useStepFocus } from './use-step-focus.ts';

/** What stands in the dialog: one step at a time, which takes the focus when it comes in place of another. */
export function AddSteps(adding: AddContext) {
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
