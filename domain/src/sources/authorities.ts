import type { Source } from './source.ts';

const page = { year: null, isCopy: false, readAs: 'passage', readOn: '2026-11-15' } as const;
const quoted = { address: null, isCopy: true, readAs: 'quoted', readOn: '2026-11-15' } as const;

export const ANVISA_ANESTHESIA: Source = {
  ...page,
  title: 'Alerta sobre agonistas de GLP-1 e anestesia ou sedação profunda',
  organisation: 'Anvisa',
  year: '2024',
  address:
    'https://www.gov.br/anvisa/pt-br/assuntos/noticias-anvisa/2024/anvisa-alerta-sobre-o-risco-do-uso-de-medicamentos-agonistas-glp-1-em-pacientes-que-serao-submetidos-a-anestesia-ou-sedacao-profunda',
};

export const ANVISA_OZIVY: Source = {
  ...page,
  title: 'Anvisa aprova a primeira caneta de semaglutida sintética',
  organisation: 'Anvisa',
  year: '2026',
  address: null,
  readAs: 'quoted',
};

export const ANVISA_IRREGULAR: Source = {
  ...quoted,
  title: 'Produtos irregulares, no Diário Oficial da União',
  organisation: 'Anvisa',
  year: '2023 a 2026',
};

export const ANVISA_COMPOUNDING: Source = {
  ...quoted,
  title: 'Despacho 97/2025 e Nota Técnica 200/2025',
  organisation: 'Anvisa',
  year: '2025',
  address: 'https://anfarmag.org.br/conteudos/manipulacao-de-agonistas-glp-1',
};

export const ANVISA_PRESCRIPTIONS: Source = {
  ...quoted,
  title: 'RDC 973/2025 e IN 360/2025',
  organisation: 'Anvisa',
  year: '2025',
  address:
    'https://sincofarmasp.com.br/2026/01/19/anvisa-estabelece-novas-regras-para-prescricao-e-dispensacao-de-medicamentos-agonistas-de-glp-1',
};

export const CMED_PRICES: Source = {
  ...page,
  title: 'Listas de preços da CMED (novembro de 2025 e junho de 2026)',
  organisation: 'Anvisa',
  year: '2025 e 2026',
  address: 'https://github.com/luci18530/Pipeline_Anvisa',
  isCopy: true,
  readAs: 'quoted',
};

export const ACUTE_DIABETES: Source = {
  ...page,
  title: 'Linhas de Cuidado: diabetes tipo 2 no adulto',
  organisation: 'Ministério da Saúde',
  address:
    'https://linhasdecuidado.saude.gov.br/portal/diabetes-mellitus-tipo-2-(DM2)-no-adulto/unidade-de-atencao-primaria/dm2-aguda',
};

export const SYMPTOMATIC_HYPERGLYCEMIA: Source = {
  ...page,
  title: 'Linhas de Cuidado: hiperglicemia aguda sintomática',
  organisation: 'Ministério da Saúde',
  address:
    'http://linhasdecuidado.saude.gov.br/portal/diabetes-mellitus-tipo-2-(DM2)-no-adulto/unidade-hospitalar/dm2-aguda/hiperglicemia/sintomatica',
};

export const CVV: Source = {
  ...quoted,
  title: 'Ligação gratuita ao CVV, 188',
  organisation: 'Ministério da Saúde e CVV',
  year: '2018',
  address: 'https://www.cvv.org.br',
  isCopy: false,
};

export const WHEN_TO_CALL_SAMU: Source = {
  ...page,
  title: 'Quando chamar o SAMU',
  organisation: 'Secretaria Estadual de Saúde do Rio Grande do Sul',
  year: '2015',
  address: 'https://tiohugo.rs.gov.br/2015/03/19/quando-chamar-o-samu',
};

export const STROKE_SIGNS: Source = {
  ...quoted,
  title: 'Acidente vascular cerebral (AVC): sinais e quando ligar 192',
  organisation: 'Ministério da Saúde',
  year: null,
  readOn: '2026-11-17',
};

export const EMA_EYE_NERVE: Source = {
  ...page,
  title: 'Reunião do comitê de segurança (PRAC) de junho de 2025',
  organisation: 'Agência Europeia de Medicamentos (EMA)',
  year: '2025',
  address:
    'https://www.ema.europa.eu/en/news/meeting-highlights-pharmacovigilance-risk-assessment-committee-prac-2-5-june-2025',
};

export const EMA_METOCLOPRAMIDE: Source = {
  ...page,
  title: 'Mudanças no uso da metoclopramida',
  organisation: 'Agência Europeia de Medicamentos (EMA)',
  year: '2013',
  address:
    'https://www.ema.europa.eu/en/news/european-medicines-agency-recommends-changes-use-metoclopramide',
};

export const MHRA_GLP1: Source = {
  ...quoted,
  title: 'Medicamentos GLP-1: o que você precisa saber',
  organisation: 'Agência de medicamentos do Reino Unido (MHRA)',
  year: '2025',
  address:
    'https://www.gov.uk/government/publications/glp-1-medicines-for-weight-loss-and-diabetes-what-you-need-to-know/glp-1-medicines-for-weight-loss-and-diabetes-what-you-need-to-know',
  isCopy: false,
};

export const NHS_GALLSTONES: Source = {
  ...page,
  title: 'Pedras na vesícula: sintomas e quando procurar ajuda',
  organisation: 'Serviço de saúde do Reino Unido (NHS)',
  address:
    'https://developer.api.nhs.uk/widgets/condition/?condition=%2Fconditions%2Fgallstones%2Fsymptoms%2F',
};

export const NHS_VOMITING: Source = {
  ...page,
  title: 'Diarreia e vômito em adultos: quando procurar ajuda',
  organisation: 'Serviço de saúde do Reino Unido (NHS), Manchester',
  address:
    'https://www.choosewellmanchester.org.uk/self-care/self-care-information-for-adults/diarrhoea-and-vomiting/',
};

export const NHS_LOW_PRESSURE: Source = {
  ...page,
  title: 'Pressão baixa: sintomas e quando procurar ajuda',
  organisation: 'Serviço de saúde do Reino Unido (NHS)',
  year: '2023',
  address: 'https://api-bridge.azurewebsites.net/conditions/index.php?p=low-blood-pressure-hypotension',
  isCopy: true,
};

export const NHS_SKIN_INFECTION: Source = {
  ...page,
  title: 'Infecção da pele (celulite): sinais e quando procurar ajuda',
  organisation: 'Serviço de saúde da Escócia (NHS inform)',
  address: 'https://www.nhsinform.scot/illnesses-and-conditions/a-to-z/c/cellulitis/',
};

export const NHS_LITHIUM: Source = {
  ...page,
  title: 'Lítio: quem pode e quem não pode tomar',
  organisation: 'Serviço de saúde do Reino Unido (NHS)',
  address: 'https://limelighthealthhub.nhs.uk/medicines-a-to-z/lithium/',
};

export const NIDIRECT_DIARRHEA: Source = {
  ...page,
  title: 'Diarreia e vômito: como se cuidar',
  organisation: 'Governo da Irlanda do Norte (nidirect)',
  address: 'https://nidirect.gov.uk/articles/diarrhoea-and-vomiting-gastroenteritis',
};

export const SICK_DAY_RULES: Source = {
  ...page,
  title: 'Regras para dias de doença: remédios e desidratação',
  organisation: 'Serviço de saúde da Irlanda do Norte',
  address:
    'https://niformulary.hscni.net/formulary/6-0-endocrine/6-1-drugs-used-in-diabetes/6-1-2-antidiabetic-drugs/sick-day-rules/',
};

export const NICE_WAIST: Source = {
  ...quoted,
  title: 'Diretriz de obesidade: cintura e altura',
  organisation: 'Instituto de saúde do Reino Unido (NICE)',
  year: '2022',
};

export const WHO_BMI: Source = {
  ...quoted,
  title: 'Obesidade e sobrepeso',
  organisation: 'Organização Mundial da Saúde (OMS)',
  year: null,
};
