import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AiConsent } from '../ai/AiConsent.tsx';
import { AiProgress } from '../ai/AiProgress.tsx';
import { AiTermsForm } from '../ai/AiTermsForm.tsx';
import type { AiSearch } from './use-ai-search.ts';

interface Props {
  ai: AiSearch;
  /** The form the dialog's bar submits. */
  formId: string;
  onSearch: () => void;
  onCatalog: () => void;
  onManual: () => void;
}

export const searchOptions = read(readSearchOptions, {});

/** Asks a language model, where there is one, the patient agreed, and the day's searches are not used up. */
export function AiSearchStep({ ai, formId, onSearch, onCatalog, onManual }: Props) {
  const { data, error, isFetching, refetch } = useQuery(searchOptions);
  if (!data) {
    if (error && !isFetching) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label="Carregando" className="grid gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  const { isAiConfigured, needsAiConsent, aiSearchesLeftToday: left } = data.data;
  if (!isAiConfigured) {
    return (
      <Unavailable title="A busca com IA não está configurada" onCatalog={onCatalog} onManual={onManual}>
        Quem cuida deste Leveza ainda não ligou a busca com IA. Você pode escolher no catálogo ou escrever os
        dados do produto.
      </Unavailable>
    );
  }
  if (needsAiConsent) return <AiConsent />;
  if (ai.startedAt !== null) return <AiProgress startedAt={ai.startedAt} terms={ai.terms} />;
  if (left <= 0 && !ai.problem) {
    return (
      <Unavailable title="As buscas com IA de hoje acabaram" onCatalog={onCatalog} onManual={onManual}>
        Amanhã você pode buscar de novo. Até lá, escolha no catálogo ou escreva os dados do produto.
      </Unavailable>
    );
  }
  return <AiTermsForm ai={ai} id={formId} left={left} onSearch={onSearch} />;
}

interface UnavailableProps {
  title: string;
  children: ReactNode;
  onCatalog: () => void;
  onManual: () => void;
}

/** No search with AI here: why, and the two ways that always work. */
function Unavailable({ title, children, onCatalog, onManual }: UnavailableProps) {
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onPress={onCatalog}>
            Ver catálogo
          </Button>
          <Button variant="secondary" onPress={onManual}>
            Adicionar manualmente
          </Button>
        </div>
      }
    >
      {children}
    </Notice>
  );
}
