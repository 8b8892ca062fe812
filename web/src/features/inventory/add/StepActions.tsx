import { Sparkles } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import type { AddContext } from './use-adding.ts';
import { isFirstStepFilled } from './add-values.ts';
import { searchOptions } from '../../catalog/shared/AiSearchStep.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';

/** The bar below each step: the way back on the left, the way on on the right. */
export function StepActions(adding: AddContext) {
  const { step, go, enterByHand } = adding;
  switch (step) {
    case 'select':
      return (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11 flex-auto! sm:flex-none!"
            onPress={() => go('ai-search')}
          >
            Buscar com IA
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11 flex-auto! sm:flex-none!"
            onPress={() => enterByHand()}
          >
            Adicionar manualmente
          </Button>
        </>
      );
    case 'barcode':
      return <Back onPress={() => go('select')} />;
    case 'ai-search':
      return <SearchActions {...adding} />;
    case 'ai-results':
      return (
        <>
          <Back onPress={() => go('select')} />
          <Button variant="secondary" onPress={() => go('ai-search')}>
            Nova busca
          </Button>
        </>
      );
    case 'form-1':
      return <NextActions {...adding} />;
    case 'form-2':
      return <SubmitActions {...adding} />;
  }
}

function Back({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" onPress={onPress}>
      Voltar
    </Button>
  );
}

function SearchActions({ ai, formId, go }: AddContext) {
  const options = useQuery(searchOptions).data?.data;
  const canSearch = options?.isAiConfigured && !options.needsAiConsent && options.aiSearchesLeftToday > 0;
  if (ai.startedAt !== null) {
    return (
      <Button variant="secondary" onPress={ai.cancel}>
        Cancelar busca
      </Button>
    );
  }
  return (
    <>
      <Back onPress={() => go('select')} />
      {canSearch && (
        <Button type="submit" form={formId} icon={Sparkles} isDisabled={!ai.hasTerms}>
          Buscar
        </Button>
      )}
    </>
  );
}

function NextActions({ filling, formId, go, next }: AddContext) {
  const control = filling.form.control;
  const [name, dosage, boxQuantity] = useWatch({ control, name: ['name', 'dosage', 'boxQuantity'] });
  return (
    <>
      <Back onPress={() => go(filling.start?.from ?? 'select')} />
      <Button
        type="submit"
        form={formId}
        isDisabled={!isFirstStepFilled({ name, dosage, boxQuantity })}
        isPending={next.isSettling}
        pendingLabel="Salvando..."
      >
        Próximo
      </Button>
    </>
  );
}

function SubmitActions({ filling, formId, go }: AddContext) {
  if (filling.question) {
    return (
      <ConfirmInline
        {...allergyDoubt(filling.question)}
        confirmLabel="Adicionar mesmo assim"
        isPending={filling.isPending}
        onConfirm={filling.confirm}
        onCancel={filling.forget}
      />
    );
  }
  return (
    <>
      <Back onPress={() => go('form-1')} />
      <Button
        type="submit"
        form={formId}
        className="flex-2! px-3 sm:flex-none! sm:px-5"
        isPending={filling.isPending}
        pendingLabel="Adicionando..."
      >
        Adicionar ao estoque
      </Button>
    </>
  );
}
