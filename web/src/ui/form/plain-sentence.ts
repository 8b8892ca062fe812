import type { z } from 'zod';

/** The sentence for a schema that has none of its own: never zod's English. */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  if (isMissing(issue.input)) return 'Preencha este campo.';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? `Use pelo menos ${issue.minimum} caracteres.`
        : `O mínimo é ${pt(issue.minimum)}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Use no máximo ${issue.maximum} caracteres.`
        : `O máximo é ${pt(issue.maximum)}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Confira o e-mail.' : 'Confira o formato deste campo.';
    default:
      return 'Confira este campo.';
  }
}

const isMissing = (input: unknown) =>
  input === undefined ||
  input === null ||
  input === '' ||
  Number.isNaN(input) ||
  (Array.isArray(input) && input.length === 0);

const pt = (limit: number | bigint) => limit.toLocaleString('pt-BR');
