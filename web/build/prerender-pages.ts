export interface PrerenderedPage {
  path: string;
  file: string;
  /** The route's module, loaded together with the page instead of after it. */
  module: string;
  description: string;
}

export const PAGES: PrerenderedPage[] = [
  {
    path: '/',
    file: 'index.html',
    module: 'src/features/landing/LandingPage.tsx',
    description:
      'Saúde inteligente e canetas GLP-1: estoque, doses, aplicações, peso, sintomas, refeições e exames em um só lugar, prontos para a consulta.',
  },
  {
    path: '/termos',
    file: 'termos.html',
    module: 'src/features/legal/TermsPage.tsx',
    description:
      'Os termos de uso do Leveza em palavras simples: o que ele faz, o que não faz e o que cabe a você.',
  },
  {
    path: '/privacidade',
    file: 'privacidade.html',
    module: 'src/features/legal/PrivacyPage.tsx',
    description:
      'Quais dados o Leveza guarda, por quê, por quanto tempo e como exportar ou excluir tudo (LGPD, Lei 13.709/2018).',
  },
  {
    path: '/sinais-de-alerta',
    file: 'sinais-de-alerta.html',
    module: 'src/features/side-effects/SignsPage.tsx',
    description:
      'Quando procurar ajuda durante o tratamento com GLP-1: os sinais, o que fazer e para quem ligar, com as fontes.',
  },
];
