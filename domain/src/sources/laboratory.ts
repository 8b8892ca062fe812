import type { Source } from './source.ts';

const quoted = { address: null, isCopy: true, readAs: 'quoted', readOn: '2026-11-17' } as const;
const read = { isCopy: false, readAs: 'passage', readOn: '2026-11-17' } as const;

export const NATIONAL_SURVEY: Source = {
  ...quoted,
  title: 'Valores de referência para exames laboratoriais de hemograma da população adulta brasileira (PNS)',
  organisation: 'Rosenfeld e colaboradores, Revista Brasileira de Epidemiologia',
  year: '2019',
};

export const DIABETES_GUIDELINE: Source = {
  ...quoted,
  title: 'Diretriz da Sociedade Brasileira de Diabetes: diagnóstico',
  organisation: 'Sociedade Brasileira de Diabetes (SBD)',
  year: '2024',
};

export const LIPID_GUIDELINE: Source = {
  ...quoted,
  title: 'Diretriz Brasileira de Dislipidemias',
  organisation: 'Sociedade Brasileira de Cardiologia (SBC)',
  year: '2025',
};

export const TRIGLYCERIDE_RISK: Source = {
  ...quoted,
  title: 'Atualização da Diretriz Brasileira de Dislipidemias',
  organisation: 'Sociedade Brasileira de Cardiologia (SBC)',
  year: '2017',
};

export const VITAMIN_D_CONSENSUS: Source = {
  ...quoted,
  title: 'Reference values of 25-hydroxyvitamin D revisited',
  organisation: 'Moreira e colaboradores (SBEM e SBPC/ML), Archives of Endocrinology and Metabolism',
  year: '2020',
};

export const KIDNEY_STAGES: Source = {
  ...quoted,
  title: 'Estágios da taxa de filtração glomerular (KDIGO)',
  organisation: 'Kidney Disease: Improving Global Outcomes (KDIGO)',
  year: null,
};

export const CKD_EPI: Source = {
  ...read,
  title: 'CKD-EPI Creatinine Equation (2021)',
  organisation: 'National Kidney Foundation',
  year: '2021',
  address: 'https://kidney.org/ckd-epi-creatinine-equation-2021',
};

export const CRITICAL_LIST: Source = {
  ...quoted,
  title:
    'Resultados críticos de laboratório que devem ser imediatamente comunicados (lista do JIFCC, vol. 14)',
  organisation: 'Programa Nacional de Controle de Qualidade (PNCQ)',
  year: null,
};

export const CARE_STANDARDS: Source = {
  ...quoted,
  title: 'Standards of Care in Diabetes',
  organisation: 'American Diabetes Association',
  year: '2015',
};

const copied = { isCopy: true, readAs: 'passage', readOn: '2026-11-17' } as const;

export const HOSPITAL_LIST: Source = {
  ...copied,
  title: 'Valores críticos: procedimento operacional padrão L12, versão 3.0',
  organisation: 'Laboratório do Hospital Nossa Senhora da Conceição (Grupo Hospitalar Conceição)',
  year: '2014',
  address: 'https://livrozilla.com/doc/1221597/grupo-hospitalar-concei%C3%A7%C3%A3o-hospital-nossa-senhora',
};

export const PANCREATITIS_CRITERIA: Source = {
  ...copied,
  title: 'Pancreatite aguda: critérios',
  organisation: 'BMJ Best Practice',
  year: null,
  address: 'https://bibliotheek.ehb.be:2400/topics/pt-br/66/criteria',
};

export const CRITICAL_INR: Source = {
  ...copied,
  title:
    'Quality indicators for critical international normalized ratio measurements in a hemostatic laboratory',
  organisation: 'Hussain e colaboradores, Universidade Aga Khan',
  year: '2015',
  address:
    'https://c.coek.info/pdf-quality-indicators-for-critical-international-normalized-ratio-measurements-in-a.html',
};
