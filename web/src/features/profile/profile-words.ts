import { Problem } from '@leveza/contract/problem.ts';

const NO_CONNECTION = 'Erro de conexão. Verifique sua internet e tente de novo.';

/** The page's sentences if the profile cannot be read (specification, section 8). */
export function loadFailure(problem: Problem): { title: string; detail: string } {
  const isUnexpected = problem.code === 'unexpected';
  return {
    title: isUnexpected ? 'Erro inesperado ao carregar perfil' : 'Erro ao carregar perfil',
    detail: problem.code === 'offline' ? NO_CONNECTION : problem.message,
  };
}

/** The same refusal in the words of the profile, with the sentences of its fields. */
export function updateRefusal(error: unknown): Problem {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  // A question is no failure.
  if (problem.asks) return problem;
  return new Problem(problem.code, {
    message: updateFailure(problem),
    cause: problem.cause,
    ...(problem.fields && { fields: problem.fields }),
  });
}

function updateFailure({ code, message }: Problem): string {
  if (code === 'unexpected') return 'Erro inesperado ao atualizar perfil';
  return `Erro ao atualizar perfil: ${code === 'offline' ? NO_CONNECTION : message}`;
}
