interface Question {
  question: string;
  answer: string;
}

export const QUESTIONS: Question[] = [
  {
    question: 'O Leveza indica dose ou tratamento?',
    answer:
      'Não. O Leveza registra e explica; quem prescreve, ajusta ou suspende é a sua equipe de saúde. Sobre doses, as telas só repetem a bula e o seu plano.',
  },
  {
    question: 'Quais medicamentos posso acompanhar?',
    answer:
      'O Leveza foi pensado para semaglutida, liraglutida, dulaglutida e tirzepatida, e também para os suplementos e comprimidos que você usa junto.',
  },
  {
    question: 'Quanto custa?',
    answer:
      'Criar a conta não custa nada e não pede cartão: são 14 dias com tudo aberto. Depois, um plano abre o que é novo, e o que você já registra continua livre. Onde o Leveza não é vendido, tudo fica aberto; a tela Assinatura diz qual é o seu caso.',
  },
  {
    question: 'O que é a demonstração?',
    answer:
      'Uma conta particular com dados de exemplo, para você mexer em tudo sem cadastro. Ela é só sua, some em 24 horas e não se mistura com contas de verdade.',
  },
  {
    question: 'Quem vê os meus registros?',
    answer:
      'Você. Eles não são vendidos nem usados em anúncios. No seu perfil, você baixa uma cópia de tudo, vê onde a conta foi aberta e pode excluí-la na hora, de graça.',
  },
  {
    question: 'Funciona no celular e sem internet?',
    answer:
      'Sim, no navegador do celular ou do computador, sem loja de aplicativos; dá para instalar na tela inicial. Sem internet o app abre com o que você viu por último e diz de quando é; para salvar algo novo, espere a conexão voltar.',
  },
  {
    question: 'E se eu passar mal?',
    answer:
      'Procure atendimento. Em uma emergência, ligue 192 (SAMU). O Leveza não é um serviço de urgência e ninguém acompanha seus registros em tempo real.',
  },
];
