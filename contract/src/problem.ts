/** Every way a call can fail: its HTTP status and what the patient reads. */
export const PROBLEMS = {
  'malformed-request': {
    status: 400,
    message: 'Não foi possível ler os dados enviados. Recarregue a página e tente novamente.',
  },
  'user-not-found': { status: 401, message: 'Usuário não encontrado' },
  'wrong-password': { status: 401, message: 'Senha incorreta' },
  'login-failed': { status: 401, message: 'Erro ao fazer login' },
  unauthenticated: { status: 401, message: 'Sua sessão expirou. Entre novamente para continuar.' },
  'foreign-origin': {
    status: 403,
    message: 'Este pedido veio de outro site e foi recusado. Abra o Leveza e tente novamente.',
  },
  'not-found': { status: 404, message: 'Registro não encontrado.' },
  'no-such-call': { status: 404, message: 'Este endereço não existe.' },
  'email-in-use': { status: 409, message: 'Email já está em uso' },
  'reset-link-spent': {
    status: 410,
    message: 'Este link não vale mais. Peça um novo para criar outra senha.',
  },
  'weak-password': { status: 422, message: 'Senha muito fraca' },
  'idempotency-key-reused': {
    status: 409,
    message:
      'Este registro já foi enviado com outros dados. Recarregue a página e confira antes de tentar de novo.',
  },
  'body-too-large': { status: 413, message: 'Os dados enviados são grandes demais.' },
  'unsupported-body': { status: 415, message: 'O formato dos dados enviados não é aceito.' },
  'invalid-input': { status: 422, message: 'Confira os campos destacados.' },
  'too-many-requests': { status: 429, message: 'Muitas tentativas. Tente novamente mais tarde' },
  unexpected: { status: 500, message: 'Algo deu errado. Tente novamente.' },
  'database-unavailable': {
    status: 503,
    message: 'O Leveza está temporariamente fora do ar. Tente novamente em alguns segundos.',
  },
  busy: { status: 503, message: 'O Leveza está muito ocupado agora. Tente novamente em alguns segundos.' },
  'storage-full': {
    status: 507,
    message:
      'O servidor não consegue guardar novos dados agora. O que já foi salvo continua disponível; tente novamente mais tarde.',
  },
  offline: { status: 0, message: 'Não foi possível conectar ao servidor. Verifique sua conexão.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Field path (`items.0.name`) to the sentence shown under that field. */
export type FieldErrors = Record<string, string>;

/** A refusal both sides understand: the server throws it, the wire carries it, the screen reads it out. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    details: { message?: string; fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(details.message ?? PROBLEMS[code].message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
