/** Refusals of changes of the account itself, and of an import into it. */
export const ACCOUNT_PROBLEMS = {
  'wrong-current-password': { status: 403, message: 'Senha incorreta' },
  'no-password': {
    status: 409,
    message: 'Esta conta não tem senha no Leveza. Crie uma por "Esqueci minha senha" e tente de novo.',
  },
  'demo-account': {
    status: 409,
    message: 'A demonstração não tem senha nem e-mail. Crie sua conta para usar este recurso.',
  },
  'two-factor-not-started': {
    status: 409,
    message: 'A configuração expirou ou já terminou. Comece de novo.',
  },
  'two-factor-off': { status: 409, message: 'A verificação em duas etapas está desabilitada.' },
  'two-factor-on': { status: 409, message: 'A verificação em duas etapas já está habilitada.' },
  'email-verified': { status: 409, message: 'Seu e-mail já está verificado.' },
  'email-link-spent': { status: 410, message: 'Este link não vale mais. Peça um novo no seu perfil.' },
  'account-not-empty': {
    status: 409,
    message: 'Esta conta já tem registros. Para não misturar dados, importe em uma conta nova.',
  },
  'not-an-export': {
    status: 422,
    message: 'Este arquivo não é uma exportação do Leveza, ou está danificado. Nada foi importado.',
  },
  'export-not-accepted': {
    status: 422,
    message: 'Este arquivo tem dados que o Leveza não aceita. Nada foi importado.',
  },
  'export-too-new': {
    status: 422,
    message: 'Este arquivo foi feito por uma versão mais nova do Leveza. Nada foi importado.',
  },
} as const;
