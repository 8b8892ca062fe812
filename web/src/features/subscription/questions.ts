export const QUESTIONS = [
  [
    'O que acontece se eu ficar sem plano?',
    'Você continua a ver tudo e a registrar o que já está em andamento: canetas, doses, medições, efeitos, refeições e estoque. Sinais de alerta, exportação e exclusão nunca se fecham. Só o que começa algo novo pede um plano.',
  ],
  [
    'Como funciona o teste?',
    'São 14 dias com tudo aberto, sem cartão. Nada é cobrado quando ele termina: quem escolhe é você.',
  ],
  [
    'Como pago?',
    'Na página do serviço de pagamento, com cartão e, onde ele oferecer, Pix ou boleto. O número do seu cartão nunca passa pelo Leveza, e o nome na fatura não fala do seu tratamento.',
  ],
  [
    'Posso mudar de plano?',
    'Sim. Um plano maior vale na hora, e só a diferença é cobrada. Um menor vale a partir da renovação, e até lá você segue com o atual. Nada do que registrou se perde.',
  ],
  [
    'Como cancelo, e recebo meu dinheiro de volta?',
    'O cancelamento é nesta página, sem falar com ninguém, e vale no fim do período pago. Em até 7 dias da compra você pode desistir e receber tudo de volta.',
  ],
  [
    'E se um pagamento falhar?',
    'Tudo continua aberto por 7 dias, para você resolver com calma. Depois, só o que é novo se fecha.',
  ],
  [
    'O preço pode mudar?',
    'Se mudar, avisamos por e-mail, e o preço de hoje vale por pelo menos mais 30 dias. O novo só é cobrado na renovação seguinte, e você pode cancelar antes.',
  ],
] as const;
