import type { Source } from './source.ts';

/** Leaflets of which the passage about allergies was read, in copies on other sites. */
const leaflet = {
  organisation: 'fabricante (bula registrada na Anvisa)',
  year: null,
  isCopy: true,
  readAs: 'passage',
  readOn: '2026-11-15',
} as const;

export const DIPYRONE_LEAFLET: Source = {
  ...leaflet,
  title: 'Bula da dipirona',
  address: 'https://drconsulta.com/conteudo/dipirona-sodica-sobral-bula',
};

export const CEPHALEXIN_LEAFLET: Source = {
  ...leaflet,
  title: 'Bula da cefalexina',
  address: 'https://www.bulas.med.br/p/detalhamento-das-bulas/1151249/advertencias-cefalexina.htm',
};

export const IBUPROFEN_LEAFLET: Source = {
  ...leaflet,
  title: 'Bula do ibuprofeno (Alivium)',
  address: 'https://www.bulas.med.br/p/detalhamento-das-bulas/1234229/contra+indicacoes+alivium+gotas.htm',
};

export const BACTRIM_LEAFLET: Source = {
  ...leaflet,
  title: 'Bula do sulfametoxazol com trimetoprima',
  address:
    'https://consultaremedios.com.br/sulfametoxazol-trimetoprima-belfar/800mg-160mg-caixa-com-10-comprimidos/p',
};

export const FUROSEMIDE_LEAFLET: Source = {
  ...leaflet,
  title: 'Bula da furosemida',
  address: 'https://erclinic.com.br/v2/bula/furosemida-comprimido-prati-donaduzzi-3071/detalhes',
};

export const HYDROCHLOROTHIAZIDE_LEAFLET: Source = {
  ...leaflet,
  title: 'Bula da hidroclorotiazida',
  address: 'https://drconsulta.com/conteudo/diuretic-bula',
};

export const GLUCOSAMINE_LEAFLET_PT: Source = {
  ...leaflet,
  title: 'Folheto da glucosamina (Glusina, Portugal)',
  organisation: 'fabricante (folheto registrado no Infarmed)',
  address: 'https://medikamio.com/pt-pt/medicamentos/glucosamina-glusina/pil',
};
