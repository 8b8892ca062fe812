export const QUESTIONS: { question: string; answer: string }[] = [
  {
    question: 'O que acontece se eu ficar sem plano?',
    answer:
      'Você continua a ver tudo e a registrar o que já está em andamento: canetas, doses, medições, efeitos, refeições e estoque. Sinais de alerta, exportação e exclusão nunca se fecham. Só o que começa algo novo pede um plano.',
  },
  {
    question: 'Como funciona o teste?',
    answer:
      'São 14 dias com tudo aberto, sem cartão. Nada é cobrado quando ele termina: quem escolhe é você.',
  },
  {
    question: 'Como pago?',
    answer:
      'Na página do serviço de pagamento, com cartão e, onde ele oferecer, Pix ou boleto. O número do seu cartão nunca passa pelo Leveza, e o nome na fatura não fala do seu tratamento.',
  },
  {
    question: 'Posso mudar de plano?',
    answer:
      'Sim. Um plano maior vale na hora, e só a diferença é cobrada. Um menor vale a partir da renovação, e até lá você segue com o atual. Nada do que registrou se perde.',
  },
  {
    question: 'Como cancelo, e recebo meu dinheiro de volta?',
    answer:
      'O cancelamento é nesta página, sem falar com ninguém, e vale no fim do período pago. Em até 7 dias da compra você pode desistir e receber tudo de volta.',
  },
  {
    question: 'E se um pagamento falhar?',
    answer:
      'Tudo continua aberto por 7 dias, para você resolver com calma. Depois, só o que é novo se fecha.',
  },
  {
    question: 'O preço pode mudar?',
    answer:
      'Se mudar, avisamos por e-mail, e o preço de hoje vale por pelo menos mais 30 dias. O novo só é cobrado na renovação seguinte, e você pode cancelar antes.',
  },
];
