interface Plan {
  name: string;
  price: string;
  forWhom: string;
  badge?: string;
  includes: string[];
}

export const PLANS: Plan[] = [
  {
    name: 'GLP-1 Essencial',
    price: '29,90',
    forWhom: 'Para quem usa só a caneta.',
    includes: [
      'Canetas GLP-1 e aplicações',
      'Calendário e medições',
      'Alimentação',
      'Efeitos colaterais',
      'Lembretes no aparelho',
    ],
  },
  {
    name: 'GLP-1 Plus',
    price: '49,90',
    forWhom: 'Para quem também cuida dos suplementos.',
    badge: 'Mais Popular',
    includes: [
      'Tudo do Essencial',
      'Suplementos',
      'Relatórios em PDF',
      'Avisos por WhatsApp',
      'Assistente de IA',
    ],
  },
  {
    name: 'Farmácia Completa',
    price: '79,90',
    forWhom: 'Para quem toma vários medicamentos.',
    badge: 'Tudo Desbloqueado',
    includes: [
      'Tudo do Plus',
      'Medicamentos orais',
      'Farmácia pessoal',
      'Planos de medicação',
      'Análise de interações',
    ],
  },
];
