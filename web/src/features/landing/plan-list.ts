interface Plan {
  name: string;
  price: string;
  forWhom: string;
  /** What exists today. */
  includes: string[];
  /** What is still being built. */
  coming: string[];
}

export const PLANS: Plan[] = [
  {
    name: 'GLP-1 Essencial',
    price: '29,90',
    forWhom: 'Para quem usa só a caneta.',
    includes: ['Canetas GLP-1 e aplicações', 'Calendário', 'Medições', 'Alimentação', 'Efeitos colaterais'],
    coming: ['Lembretes no aparelho'],
  },
  {
    name: 'GLP-1 Plus',
    price: '49,90',
    forWhom: 'Para quem também cuida dos suplementos.',
    includes: ['Tudo do Essencial', 'Suplementos'],
    coming: ['Relatórios em PDF', 'Avisos por WhatsApp', 'Assistente de IA'],
  },
  {
    name: 'Farmácia Completa',
    price: '79,90',
    forWhom: 'Para quem toma vários medicamentos.',
    includes: [
      'Tudo do Plus',
      'Medicamentos orais',
      'Planos de medicação',
      'Farmácia pessoal',
      'Análise de interações',
    ],
    coming: [],
  },
];
