/** The refusals of a shared report to a reader, and of a link to a patient. */
export const SHARE_PROBLEMS = {
  'sharing-consent-needed': {
    status: 403,
    message: 'Para compartilhar, autorize antes o compartilhamento dos seus dados.',
  },
  'shares-full': {
    status: 409,
    message: 'Há links demais ao mesmo tempo. Revogue um deles para criar outro.',
  },
  'share-unknown': {
    status: 404,
    message: 'Este link não existe. Confira se ele foi copiado inteiro ou peça um novo ao paciente.',
  },
  'share-ended': {
    status: 410,
    message: 'O prazo deste link terminou. Peça um novo ao paciente.',
  },
  'share-revoked': {
    status: 410,
    message: 'O paciente encerrou este link. Se ainda precisar do relatório, peça um novo.',
  },
  'share-locked': {
    status: 410,
    message: 'Este link foi bloqueado por tentativas demais com PIN errado. Peça um novo ao paciente.',
  },
  'share-pin-needed': { status: 401, message: 'Digite o PIN que o paciente informou.' },
  'share-pin-wrong': {
    status: 401,
    message: 'PIN incorreto. Confira com o paciente: depois de 5 erros, o link é bloqueado.',
  },
  'questions-full': {
    status: 409,
    message: 'São no máximo 20 perguntas. Exclua uma para escrever outra.',
  },
  'carers-full': {
    status: 409,
    message: 'São no máximo 5 pessoas. Encerre uma para convidar outra.',
  },
  'carer-stopped': {
    status: 409,
    message:
      'Esta pessoa não quer receber avisos neste endereço. Se ela mudou de ideia, convide por outro e-mail ou número.',
  },
  'carer-exists': { status: 409, message: 'Esta pessoa já está na sua lista.' },
  'carer-is-self': {
    status: 422,
    message: 'Este é o seu próprio e-mail. Informe o de quem vai receber os avisos.',
  },
  'carer-link-spent': {
    status: 410,
    message: 'Este link não vale mais: os avisos já foram encerrados. Não há nada a fazer.',
  },
} as const;
