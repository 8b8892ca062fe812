import type { Source } from './source.ts';

const READ_ON = '2026-11-15';
const FHIR_COPY = 'https://github.com/joofio/test-epi-composition/blob/HEAD/input/fsh/examples';

/** European leaflets were read in a public copy whose revision date is blank. */
function europeanLeaflet(name: string, readAs: Source['readAs']): Source {
  return {
    title: `Bula do ${name} para o paciente (União Europeia)`,
    organisation: 'Agência Europeia de Medicamentos (EMA)',
    year: '2023 ou 2024',
    address: `${FHIR_COPY}/${name.toLowerCase()}.fsh`,
    isCopy: true,
    readAs,
    readOn: READ_ON,
  };
}

export const OZEMPIC_LEAFLET = europeanLeaflet('Ozempic', 'whole');
export const WEGOVY_LEAFLET = europeanLeaflet('Wegovy', 'whole');
export const MOUNJARO_LEAFLET = europeanLeaflet('Mounjaro', 'whole');
export const VICTOZA_LEAFLET = europeanLeaflet('Victoza', 'whole');
export const XULTOPHY_LEAFLET = europeanLeaflet('Xultophy', 'whole');
export const RYBELSUS_LEAFLET = europeanLeaflet('Rybelsus', 'passage');
export const LYXUMIA_LEAFLET = europeanLeaflet('Lyxumia', 'passage');
export const BYETTA_LEAFLET = europeanLeaflet('Byetta', 'passage');
export const FORXIGA_LEAFLET = europeanLeaflet('Forxiga', 'passage');
export const JANUMET_LEAFLET = europeanLeaflet('Janumet', 'passage');
export const DYNASTAT_LEAFLET = europeanLeaflet('Dynastat', 'passage');
export const EMSELEX_LEAFLET = europeanLeaflet('Emselex', 'passage');
export const XENICAL_LEAFLET = europeanLeaflet('Xenical', 'passage');

const copy = { isCopy: true, readAs: 'passage', readOn: READ_ON } as const;

export const LIRAGLUTIDE_LEAFLET_BR: Source = {
  ...copy,
  title: 'Bula da liraglutida (Brasil)',
  organisation: 'Novo Nordisk e Anvisa',
  year: null,
  address: 'https://stagingstore.consultaremedios.com.br/liraglutida/bula',
};

export const SAXENDA_SUMMARY: Source = {
  ...copy,
  title: 'Saxenda: resumo das características do medicamento (União Europeia)',
  organisation: 'EMA e Novo Nordisk',
  year: null,
  address: 'http://docplayer.com.br/61200584-Anexo-i-resumo-das-caracteristicas-do-medicamento.html',
};

export const SAXENDA_LABEL_US: Source = {
  ...copy,
  title: 'Bula do Saxenda (Estados Unidos)',
  organisation: 'FDA',
  year: '2026',
  address: 'https://api.fda.gov/drug/label.json?search=openfda.brand_name%3Asaxenda',
  isCopy: false,
};

export const WEGOVY_SUMMARY: Source = {
  ...copy,
  title: 'Wegovy: informação para profissionais',
  organisation: 'Novo Nordisk',
  year: null,
  address: 'https://sit.mimsdev.com/hongkong/drug/info/wegovy/adverse-reactions',
};

export const WEGOVY_POSOLOGY: Source = {
  ...copy,
  title: 'Wegovy: informação para profissionais, com o texto da EMA',
  organisation: 'Novo Nordisk',
  year: null,
  address: 'https://sit.mimsdev.com/thailand/drug/info/wegovy/dosage',
};

export const VICTOZA_LABEL_US: Source = {
  ...copy,
  title: 'Bula do Victoza (Estados Unidos)',
  organisation: 'FDA e Novo Nordisk',
  year: null,
  address: 'http://www.120ty.net/bencandy.php?fid=134&id=36037',
};

export const WEGOVY_LEAFLET_AR: Source = {
  ...copy,
  title: 'Bula do Wegovy FlexTouch (Argentina)',
  organisation: 'Novo Nordisk',
  year: null,
  address: 'https://ar.prvademecum.com/medicamento/wegovy-31308',
};

export const MOUNJARO_SUMMARY: Source = {
  ...copy,
  title: 'Mounjaro: informação para profissionais',
  organisation: 'Eli Lilly, com o texto da EMA',
  year: '2024',
  address: 'https://pharmaquest.pdactech.com/medicament_info.php?d=28109&p=Interactions',
};

export const ZEPBOUND_LABEL: Source = {
  ...copy,
  title: 'Bula do Zepbound (Estados Unidos)',
  organisation: 'FDA e Eli Lilly',
  year: '2024 ou 2025',
  address: 'https://ndclist.com/ndc/0002-2002/label',
};

export const TRULICITY_LABEL_US: Source = {
  ...copy,
  title: 'Bula do Trulicity (Estados Unidos)',
  organisation: 'FDA e Eli Lilly',
  year: null,
  address: 'https://druggenius.com/dosage/trulicity/',
};

export const SOLIQUA_LEAFLET_BR: Source = {
  ...copy,
  title: 'Bula do Soliqua (Brasil)',
  organisation: 'Sanofi Medley',
  year: null,
  address: 'https://bula.gratis/sanofi_medley_farmaceutica_ltda/0/soliqua',
};

export const TRULICITY_LEAFLET_BR: Source = {
  ...copy,
  title: 'Bula do Trulicity para o paciente (Brasil)',
  organisation: 'Eli Lilly do Brasil',
  year: '2018',
  address: 'https://pt.scribd.com/document/409631355/Bula-Trulicity-P-CDS02DEZ16-v11-19MAR18',
};

export const TRULICITY_SUMMARY: Source = {
  ...copy,
  title: 'Trulicity: resumo das características do medicamento',
  organisation: 'Eli Lilly',
  year: null,
  address: 'https://gardeniapharmacy.com/product/trulicity-1-5mg-4-pen/?lang=en',
};

export const MOUNJARO_KINETICS_CH: Source = {
  ...copy,
  title: 'Mounjaro: informação para profissionais (Suíça)',
  organisation: 'Swissmedic',
  year: null,
  address: 'https://ch.oddb.org/fr/gcc/fachinfo/reg/68726/chapter/kinetic',
};

export const ZOFRAN_LEAFLET: Source = {
  ...copy,
  title: 'Bula do Zofran para o paciente (Alemanha)',
  organisation: 'Fabricante do Zofran',
  year: null,
  address: 'https://medikamio.com/de-de/medikamente/zofran-zydis-4mg-lingual/pil',
};

const quoted = { isCopy: true, readAs: 'quoted', readOn: READ_ON } as const;

export const SAXENDA_KINETICS_CH: Source = {
  ...quoted,
  title: 'Saxenda: informação para profissionais (Suíça)',
  organisation: 'Swissmedic',
  year: null,
  address: 'https://ch.oddb.org/en/gcc/fachinfo/reg/65899/chapter/kinetic',
};

export const TRULICITY_KINETICS_CH: Source = {
  ...quoted,
  title: 'Trulicity: informação para profissionais (Suíça)',
  organisation: 'Swissmedic',
  year: null,
  address: 'https://ch.oddb.org/de/gcc/fachinfo/reg/65235/chapter/kinetic',
};

/** Known through a transcription of October 2026; the leaflets themselves were not opened. */
export const LEAFLETS_BR: Source = {
  ...quoted,
  title: 'Bulas brasileiras de Ozempic, Wegovy, Mounjaro, Saxenda e Victoza',
  organisation: 'Anvisa',
  year: '2026',
  address: null,
};
