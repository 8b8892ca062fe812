import type { Source } from './source.ts';

const page = { year: null, isCopy: false, readAs: 'passage', readOn: '2026-11-17' } as const;
const quoted = { address: null, isCopy: true, readAs: 'quoted', readOn: '2026-11-17' } as const;

export const NHS_DRINKS: Source = {
  ...page,
  title: 'Água e outras bebidas: quanto beber e o que conta',
  organisation: 'Serviço de saúde do Reino Unido (NHS)',
  address: 'http://www.nhs.uk/livewell/goodfood/pages/water-drinks.aspx',
};

export const NHS_VERY_LOW_ENERGY: Source = {
  ...page,
  title: 'Dietas de muito poucas calorias',
  organisation: 'Serviço de saúde do Reino Unido (NHS)',
  address: 'http://www.nhs.uk/Livewell/loseweight/pages/very-low-calorie-diets.aspx',
};

export const EFSA_NUTRIENTS: Source = {
  ...page,
  title: 'Valores de referência: carboidratos, fibras, gorduras e água',
  organisation: 'Autoridade Europeia para a Segurança dos Alimentos (EFSA)',
  year: '2010',
  address: 'https://www.efsa.europa.eu/ga/press/news/nda100326',
};

export const MIFFLIN: Source = {
  ...page,
  title: 'Uma nova equação para o gasto de energia em repouso (51:241)',
  organisation: 'Am J Clin Nutr',
  year: '1990',
  address:
    'https://cupdf.com/document/a-new-predictive-equation-for-resting-energy-expenditure-in-healthy-individualsi.html',
  isCopy: true,
};

export const PROTEIN_WITH_GLP1: Source = {
  ...page,
  title: 'Proteína na alimentação de quem usa GLP-1 (15502783.2025.2550139)',
  organisation: 'Journal of the International Society of Sports Nutrition',
  year: '2025',
  address: 'http://www.library.kab.ac.ug/Record/doaj-art-fe68f0f08a0e4121a27ae29d77672459/Description',
  isCopy: true,
};

export const ADJUSTED_WEIGHT: Source = {
  ...page,
  title: 'Fórmulas de peso ideal e peso ajustado (s41598-023-39371-4, tabela 1)',
  organisation: 'Scientific Reports',
  year: '2023',
  address: 'https://preview-www.nature.com/articles/s41598-023-39371-4/tables/1',
  isCopy: true,
};

export const KDIGO_PROTEIN: Source = {
  ...quoted,
  title: 'Diretriz de doença renal crônica de 2024, recomendação 3.3.1.1',
  organisation: 'Kidney Disease: Improving Global Outcomes (KDIGO)',
  year: '2024',
};

export const OBESITY_NUTRITION: Source = {
  ...quoted,
  title: 'Alimentação durante o tratamento da obesidade com medicamentos (oby.24067)',
  organisation: 'Obesity, revista da The Obesity Society',
  year: '2024',
};

export const UCLH_NAUSEA: Source = {
  ...page,
  title: 'Como lidar com a náusea',
  organisation: 'Hospitais universitários de Londres (UCLH, NHS)',
  address: 'https://uclh.nhs.uk/patients-and-visitors/patient-information-pages/coping-nausea',
};

export const NHS_REFLUX: Source = {
  ...quoted,
  title: 'Azia e refluxo: o que ajuda',
  organisation: 'Serviço de saúde do Reino Unido (NHS)',
  year: null,
};

export const ANVISA_ALLERGENS: Source = {
  ...quoted,
  title: 'RDC 26/2015: principais alimentos que causam alergias',
  organisation: 'Anvisa',
  year: '2015',
};

export const VITAMIN_D_LIMIT: Source = {
  ...quoted,
  title: 'Ingestão de referência de cálcio e vitamina D: limite superior tolerável',
  organisation: 'Academia Nacional de Medicina dos Estados Unidos',
  year: '2011',
  readOn: '2026-11-18',
};
