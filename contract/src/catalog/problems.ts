/** The refusals of a search with artificial intelligence. */
export const AI_PROBLEMS = {
  'ai-not-configured': {
    status: 409,
    message:
      'API Key do OpenAI não está configurada. A busca com IA não está disponível aqui: escolha no catálogo ou cadastre o produto manualmente.',
  },
  'ai-consent-needed': {
    status: 403,
    message: 'Para buscar com IA, autorize antes o uso de inteligência artificial.',
  },
  'ai-daily-limit': {
    status: 429,
    message:
      'Você chegou ao limite de buscas com IA por dia. Escolha no catálogo, cadastre manualmente ou tente novamente amanhã.',
  },
  'ai-busy': {
    status: 429,
    message: 'Limite de requisições da IA atingido. Tente novamente em alguns minutos.',
  },
  'ai-key-refused': {
    status: 502,
    message:
      'A busca com IA não está disponível agora. Escolha no catálogo ou cadastre o produto manualmente.',
  },
  'ai-access-denied': {
    status: 502,
    message:
      'A busca com IA não está disponível agora. Escolha no catálogo ou cadastre o produto manualmente.',
  },
  'ai-empty': { status: 502, message: 'Resposta vazia da IA. Tente reformular sua busca.' },
  'ai-too-slow': {
    status: 504,
    message: 'A IA demorou demais para responder. Tente novamente em alguns minutos.',
  },
  'ai-failed': {
    status: 502,
    message:
      'O serviço de IA não está respondendo. Tente novamente, escolha no catálogo ou cadastre o produto manualmente.',
  },
} as const;
