/** The obstacles between a patient and messages on a channel. */
export const MESSAGE_PROBLEMS = {
  'channel-not-configured': {
    status: 503,
    message: 'Ainda não enviamos por este canal. Sua escolha fica guardada.',
  },
  'channel-without-address': {
    status: 409,
    message: 'Informe antes o número ou o e-mail deste canal.',
  },
  'channel-not-confirmed': {
    status: 409,
    message: 'Confirme antes este canal com o código que enviamos.',
  },
  'email-not-verified': {
    status: 409,
    message: 'Confirme antes seu e-mail: abra o link que enviamos a ele, ou peça outro.',
  },
  'channel-stopped': {
    status: 409,
    message: 'Este canal está parado. Ligue para voltar a receber.',
  },
  'no-device': {
    status: 409,
    message: 'Nenhum aparelho recebe notificações ainda. Ative as notificações neste aparelho.',
  },
  'messages-consent-needed': {
    status: 403,
    message: 'Para receber mensagens, autorize antes o envio de lembretes.',
  },
  'channel-confirmed': { status: 409, message: 'Este canal já está confirmado.' },
  'channel-code-spent': {
    status: 410,
    message: 'Este código não vale mais. Peça um novo e digite-o em até 10 minutos.',
  },
  'link-spent': {
    status: 410,
    message: 'Este link não vale mais. Abra o Leveza para registrar sua dose ou mudar suas mensagens.',
  },
  'choose-pen-first': {
    status: 409,
    message: 'Nada foi registrado: abra o Leveza para escolher a caneta e a dose desta aplicação.',
  },
  'signature-refused': { status: 403, message: 'Esta chamada não tem uma assinatura válida.' },
  'device-address-refused': {
    status: 422,
    message: 'Este aparelho não pode receber notificações: o endereço que ele informou não é aceito.',
  },
} as const;
