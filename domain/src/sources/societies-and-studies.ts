import type { Source } from './source.ts';

const page = { year: null, isCopy: false, readAs: 'passage', readOn: '2026-11-15' } as const;

export const SBD_HYPOGLYCEMIA: Source = {
  ...page,
  title: 'Hipoglicemia: qual a melhor forma de corrigir?',
  organisation: 'Sociedade Brasileira de Diabetes (SBD)',
  year: '2022',
  address: 'https://diabetes.org.br/hipoglicemia-qual-a-melhor-forma-de-corrigir/',
};

export const SBD_KETOACIDOSIS: Source = {
  ...page,
  title: 'Sintomas da cetoacidose diabética',
  organisation: 'Sociedade Brasileira de Diabetes (SBD)',
  address: 'https://diabetes.org.br/?p=5494',
  readOn: '2026-11-17',
};

export const SBEM_DIGESTIVE: Source = {
  ...page,
  title: 'Medidas para minimizar os efeitos gastrointestinais dos análogos de GLP-1',
  organisation: 'Sociedade Brasileira de Endocrinologia e Metabologia (SBEM-RS)',
  address:
    'https://sbemrs.com.br/quais-medidas-adotar-para-minimizar-os-efeitos-gastrointestinais-causados-pelos-analogos-de-glp-1',
};

export const AHA_PRESSURE: Source = {
  ...page,
  title: 'Pressão alta: quando chamar a emergência',
  organisation: 'Associação Americana do Coração (AHA)',
  address:
    'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
  readAs: 'whole',
};

export const NEWS2: Source = {
  ...page,
  title: 'Escala de alerta NEWS 2, quadro 1',
  organisation: 'Royal College of Physicians',
  year: '2017',
  address: 'https://scribd.com/document/584338409/NEWS2-Chart-1-The-NEWS-scoring-system-0-0',
  isCopy: true,
  readAs: 'whole',
};

export const ADA_STANDARDS: Source = {
  ...page,
  title: 'Padrões de cuidado em diabetes, 2025',
  organisation: 'Associação Americana de Diabetes (ADA)',
  year: '2025',
  address: null,
  isCopy: true,
  readAs: 'quoted',
};

export const SURPASS_POOL: Source = {
  ...page,
  title: 'Tirzepatida no diabetes tipo 2: estudos SURPASS 1 e 5 reunidos (PMC9606350)',
  organisation: 'Artigo publicado',
  year: '2022',
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9606350/table/T3',
  readAs: 'whole',
};

export const SEMAGLUTIDE_KINETICS: Source = {
  ...page,
  title: 'Semaglutida: revisão da farmacologia (PMC8736331)',
  organisation: 'Artigo publicado',
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8736331/table/Tab1',
};

export const KETOACIDOSIS_STUDY: Source = {
  ...page,
  title: 'Cetoacidose com glicose normal e gliflozinas (38:1687)',
  organisation: 'Diabetes Care',
  year: '2015',
  address:
    'https://diabetesjournals.org/care/article/38/9/1687/37246/Euglycemic-Diabetic-Ketoacidosis-A-Potential',
  readAs: 'quoted',
};

export const OLDER_LOW_WEIGHT: Source = {
  ...page,
  title: 'Baixo peso em idosos segundo idade e pontos de corte do IMC',
  organisation: 'Cadernos Saúde Coletiva',
  year: '2021',
  address: 'http://www.scielo.br/scielo.php?script=sci_arttext&pid=S1414-462X2021000200246',
};

export const OLDER_OBESITY: Source = {
  ...page,
  title: 'Obesidade em idosos de Pelotas segundo dois pontos de corte do IMC (Lipschitz e OMS)',
  organisation: 'Cadernos de Saúde Pública',
  year: '2009',
  address: 'https://www.scielosp.org/article/csp/2009.v25n7/1569-1577/pt',
};
