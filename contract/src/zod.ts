import { z } from 'zod';

/** The sentence under a field when the schema itself gives none: zod's own are English and speak of types. */
function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Preencha este campo.'
        : 'Valor em formato inválido.';
    case 'too_small':
      if (issue.origin === 'string') return `Escreva ao menos ${issue.minimum} caracteres.`;
      if (issue.origin === 'array') return `Informe ao menos ${issue.minimum}.`;
      return `O valor mínimo é ${inPortuguese(issue.minimum)}.`;
    case 'too_big':
      if (issue.origin === 'string') return `Use no máximo ${issue.maximum} caracteres.`;
      if (issue.origin === 'array') return `Informe no máximo ${issue.maximum}.`;
      return `O valor máximo é ${inPortuguese(issue.maximum)}.`;
    case 'invalid_value':
      return 'Escolha uma das opções.';
    case 'unrecognized_keys':
      return 'Há um campo que não é aceito aqui.';
    default:
      return 'Valor inválido.';
  }
}

function inPortuguese(limit: number | bigint): string {
  return limit.toLocaleString('pt-BR');
}

z.config({ customError: sentence });

export { z };
