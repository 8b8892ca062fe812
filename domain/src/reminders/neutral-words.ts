import type { OccasionKind, OccasionWords } from './occasion.ts';

/** A locked screen shows these words to other people: they name no medicine and no value. */
export const NEUTRAL_WORDS: Record<OccasionKind, OccasionWords> = {
  'dose-due': { title: 'Hora da sua dose', body: 'Registre quando tomar.' },
  'dose-closing': { title: 'Sua dose ainda está em aberto', body: 'Registre se já tomou.' },
  'dose-missed': { title: 'Uma dose ficou sem registro', body: 'Abra o Leveza para dizer o que aconteceu.' },
  'injection-due': { title: 'Hora da sua dose', body: 'Registre quando aplicar.' },
  'injection-closing': { title: 'Sua dose ainda pode ser feita', body: 'Abra o Leveza para ver até quando.' },
  'injection-missed': {
    title: 'Uma dose ficou sem registro',
    body: 'Abra o Leveza para ver o que a bula diz sobre a próxima.',
  },
  'low-stock': { title: 'Um item acabou ou está acabando', body: 'Abra o Leveza para ver qual é.' },
  'expires-in-use': { title: 'Um item aberto chega ao fim do uso', body: 'Abra o Leveza para ver qual é.' },
  'expires-printed': { title: 'Um item vence em breve', body: 'Abra o Leveza para ver qual é.' },
  'prescription-ends': {
    title: 'Sua receita está perto do fim',
    body: 'Abra o Leveza para ver até quando vale.',
  },
  'buy-by': { title: 'Hora de renovar a receita e o estoque', body: 'Abra o Leveza para ver o que falta.' },
  measurement: { title: 'Que tal registrar uma medição?', body: 'Abra o Leveza quando puder.' },
  'appointment-day': { title: 'Você tem um compromisso amanhã', body: 'Abra o Leveza para ver os detalhes.' },
  'appointment-hour': {
    title: 'Você tem um compromisso em breve',
    body: 'Abra o Leveza para ver os detalhes.',
  },
  milestone: { title: 'Você alcançou uma meta', body: 'Abra o Leveza para ver qual.' },
  'side-effect': { title: 'Como você está hoje?', body: 'Conte no Leveza como está se sentindo.' },
  summary: { title: 'Seu resumo do Leveza', body: 'Abra o Leveza para ver a sua semana.' },
  outage: { title: 'Lembretes que não chegaram', body: 'Confira as suas doses.' },
  'sign-in': {
    title: 'Novo acesso à sua conta',
    body: 'Alguém entrou na sua conta em um novo aparelho. Se não foi você, crie uma nova senha.',
  },
};
