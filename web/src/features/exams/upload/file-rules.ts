import { EXAM_FILE_MOST_BYTES } from '@leveza/contract/exams/files.ts';

export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const LIMIT_LABEL = 'PDF ou imagens até 10MB cada';

/** Why a chosen file is not taken, in the specification's words. */
export function examFileRefusal(file: File): string | null {
  if (!FILE_TYPES.some((type) => type === file.type) || file.size === 0) {
    return `Arquivo ${file.name} não é um PDF ou imagem válido`;
  }
  if (file.size > EXAM_FILE_MOST_BYTES) return `Arquivo ${file.name} é muito grande. Máximo 10MB`;
  return null;
}
