import { type FieldErrors, Problem, PROBLEMS, type ProblemCode } from '@leveza/contract/problem.ts';

const INVALID_EMAIL = 'Email inválido';

const SAID_AT_SIGN_IN: ReadonlySet<ProblemCode> = new Set([
  'user-not-found',
  'wrong-password',
  'two-factor-required',
  'two-factor-wrong',
  'too-many-requests',
  'offline',
]);

/** Sentences of the sign-in form (specification, section 8): its own few, else 'Erro ao fazer login'. */
export function loginRefusal(problem: Problem): Problem {
  if (SAID_AT_SIGN_IN.has(problem.code)) return inWords(problem, PROBLEMS[problem.code].message);
  if (problem.fields?.email === INVALID_EMAIL) return inWords(problem, INVALID_EMAIL);
  return inWords(problem, 'Erro ao fazer login');
}

const SAID_AT_SIGN_UP: ReadonlySet<ProblemCode> = new Set([
  'too-many-requests',
  'offline',
  'target-too-low',
  'target-too-high',
  'measure-jump',
]);

const FIELD_OF: Partial<Record<ProblemCode, string>> = {
  'email-in-use': 'email',
  'weak-password': 'password',
};

/** Sentences of the sign-up form, in the banner and at their field. */
export function registerRefusal(problem: Problem): Problem {
  const { message } = PROBLEMS[problem.code];
  const field = FIELD_OF[problem.code];
  if (field) return inWords(problem, message, { ...problem.fields, [field]: message });
  if (SAID_AT_SIGN_UP.has(problem.code)) return inWords(problem, message);
  if (problem.fields?.email === INVALID_EMAIL) return inWords(problem, INVALID_EMAIL);
  if (answeredWithFault(problem))
    return inWords(problem, 'Erro ao salvar dados no servidor. Tente novamente.');
  return inWords(problem, 'Erro ao criar conta');
}

/** Sentences of the form for a new password, at its field too. */
export function resetRefusal(problem: Problem): Problem {
  if (problem.code !== 'weak-password') return problem;
  return inWords(problem, problem.message, { password: problem.message });
}

/** A 5xx, also one whose words this version does not know. */
function answeredWithFault({ status, cause }: Problem): boolean {
  const answered = typeof cause === 'object' && cause && 'status' in cause ? Number(cause.status) : status;
  return answered >= 500;
}

/** For `.catch`: the same refusal in the words of the form. */
export function refusedAs(words: (problem: Problem) => Problem): (error: unknown) => never {
  return (error) => {
    throw error instanceof Problem ? words(error) : error;
  };
}

function inWords(
  { code, fields, cause }: Problem,
  message: string,
  atFields: FieldErrors | undefined = fields,
) {
  return new Problem(code, { message, cause, ...(atFields && { fields: atFields }) });
}
