/** The refusals of a change of a plan or of one of its doses. */
export const PLAN_PROBLEMS = {
  'plan-ended': {
    status: 409,
    message: 'Este plano já terminou. Retome o plano para continuar.',
  },
  'course-over': {
    status: 409,
    message: 'Este curso já terminou. Edite o plano para mudar o fim, ou duplique o plano.',
  },
  'no-next-step': {
    status: 409,
    message: 'Este plano não tem uma próxima etapa de dose.',
  },
  'dose-not-planned': {
    status: 409,
    message: 'Esta dose não está no plano. Atualize a tela, ou registre uma dose extra.',
  },
  'treatment-has-plan': {
    status: 409,
    asks: 'replacePlan',
    message: 'Você já tem um plano de GLP-1. Confirme para encerrar aquele e seguir este.',
  },
  'plan-began-since': {
    status: 409,
    message: 'Outro plano começou desde então. Encerre aquele para trazer este de volta.',
  },
  'dose-is-application': {
    status: 409,
    message: 'Esta dose é uma aplicação. Registre-a em Aplicações GLP-1, com a caneta e o local.',
  },
  'open-box-first': {
    status: 409,
    asks: 'openBox',
    message: 'A caixa ainda está fechada. Confirme para abrir a caixa e registrar a dose.',
  },
  'dose-too-often': {
    status: 409,
    asks: 'confirmOften',
    message: 'Esta dose passa do intervalo ou do máximo por dia. Confirme só se ela foi mesmo tomada.',
  },
  'dose-taken': {
    status: 409,
    message: 'Esta dose já foi registrada como tomada. Desfaça o registro antes de pular.',
  },
  'dose-not-open': {
    status: 409,
    message: 'Esta dose foi pulada ou já passou, e não pode ser adiada. Registre-a, ou siga com a próxima.',
  },
  'usual-day-too-soon': {
    status: 409,
    asks: 'confirmEarly',
    message:
      'Pela bula, para mudar o dia são necessários mais dias desde a última dose. Confirme só se quem receitou orientou assim.',
  },
} as const;
