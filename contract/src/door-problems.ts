/**
 * The refusals of a call that is turned away before its idempotency key is looked at. They pass, and say nothing of an
 * earlier try of the same call, which may have been carried out.
 */
export const DOOR_PROBLEMS = {
  unauthenticated: { status: 401, message: 'Sua sessão expirou. Entre novamente para continuar.' },
  'foreign-origin': {
    status: 403,
    message: 'Este pedido veio de outro site e foi recusado. Abra o Leveza e tente novamente.',
  },
  'consent-needed': {
    status: 403,
    message: 'Para continuar, autorize antes o uso dos seus dados de saúde.',
  },
  'too-many-requests': { status: 429, message: 'Muitas tentativas. Tente novamente mais tarde' },
} as const;
