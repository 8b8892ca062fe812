import { useMemo } from 'react';
import { headOf } from './head-of.ts';
import type { Identification } from './StatusLine.tsx';
import type { Upload } from './use-upload.ts';

/** The state of the files in one line: reading, identified, or why not. */
export function useIdentification({ state, exams, isReading }: Upload): Identification {
  const types = exams.map((exam) => headOf(state, exam, 'examType').read).flat();
  const failed = state.items.find((item) => item.state === 'failed')?.sentence ?? null;
  const hasFiles = state.items.some((item) => item.state === 'completed');
  const found = types.join(', ');
  return useMemo((): Identification => {
    if (isReading) return { state: 'running' };
    if (found) return { state: 'done', text: `Tipo identificado: ${found}` };
    if (failed !== null) return { state: 'failed', text: `Erro na identificação automática: ${failed}` };
    if (!hasFiles) return null;
    return { state: 'failed', text: 'Erro na identificação automática: escolha o tipo do exame abaixo.' };
  }, [isReading, found, failed, hasFiles]);
}
