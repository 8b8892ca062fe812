import { AiSearchInput } from '@leveza/contract/catalog/search.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { maxLengthOf } from '../../../ui/form/max-length.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { AiSearch } from '../shared/use-ai-search.ts';

interface Props {
  ai: AiSearch;
  id: string;
  left: number;
  onSearch: () => void;
}

const longest = (term: 'query' | 'brand' | 'ean') => maxLengthOf(AiSearchInput, term);

const NOTHING_TYPED = 'Informe o produto, a marca ou o código de barras.';

/** Search terms. One of the three is enough; the first helps most. */
export function AiTermsForm({ ai, id, left, onSearch }: Props) {
  const { terms, type, problem } = ai;
  const first = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => first.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ai.hasTerms) return onSearch();
    setRefused(true);
    first.current?.focus();
  };

  return (
    <Form
      id={id}
      aria-label="Buscar com IA"
      validationBehavior="aria"
      onSubmit={submit}
      className="grid gap-5"
    >
      {problem && (
        <Notice
          tone="critical"
          title="Erro na busca"
          isLive
          action={
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3.5"
              aria-label="Fechar erro"
              onPress={ai.dismissProblem}
            >
              Fechar
            </Button>
          }
        >
          Erro na busca com IA: {problem.message}
        </Notice>
      )}
      <TextField
        label="Produto ou substância"
        placeholder="Por exemplo, vitamina D3 2000 UI gotas"
        isRequired
        autoComplete="off"
        maxLength={longest('query')}
        value={terms.query}
        onChange={(query) => type({ query })}
        error={isRefused && !ai.hasTerms ? NOTHING_TYPED : undefined}
        ref={first}
      />
      <TextField
        label="Marca"
        autoComplete="off"
        maxLength={longest('brand')}
        value={terms.brand}
        onChange={(brand) => type({ brand })}
      />
      <TextField
        label="Código de barras (EAN)"
        hint="Os números embaixo das barras da caixa. Só a marca ou só o código já bastam."
        inputMode="numeric"
        autoComplete="off"
        maxLength={longest('ean')}
        value={terms.ean}
        onChange={(ean) => type({ ean })}
      />
      <p className="text-sm text-pretty text-ink-soft">
        {left === 1 ? 'Resta 1 busca com IA hoje.' : `Restam ${left} buscas com IA hoje.`} Só o que você
        digitar aqui é enviado. Confira sempre com a embalagem: a IA pode errar.
      </p>
    </Form>
  );
}
