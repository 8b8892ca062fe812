/** The refusals of keeping or reading an exam. */
export const EXAM_PROBLEMS = {
  'exam-twice': {
    status: 409,
    asks: 'confirmDuplicate',
    message:
      'Você já tem um exame igual ou quase igual a este, do mesmo dia. Confirme se quer guardar os dois.',
  },
  'exam-file-twice': {
    status: 409,
    asks: 'confirmDuplicate',
    message: 'Este arquivo já está guardado em um exame. Confirme se quer guardá-lo de novo.',
  },
  'exam-changed': {
    status: 409,
    asks: 'confirmReplace',
    message:
      'Este exame foi alterado em outro aparelho depois que você o abriu aqui. Confirme se quer que valha o que está nesta tela.',
  },
  'exam-critical-changed': {
    status: 409,
    message: 'O exame mudou: há outros valores críticos. Veja de novo.',
  },
  'exam-files-full': {
    status: 409,
    message: 'O limite é de 20 arquivos por exame. Guarde os outros em um novo exame.',
  },
  'undo-expired': {
    status: 410,
    message: 'Já não é possível desfazer. Envie o exame de novo.',
  },
  'exam-model-off': {
    status: 503,
    message: 'A leitura por IA não está disponível aqui. Preencha os valores você mesmo.',
  },
} as const;
