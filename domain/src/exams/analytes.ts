import { searchText } from '../catalog/search-text.ts';

export interface Analyte {
  key: string;
  /** As Brazilian reports call it. */
  name: string;
  /** The one unit its values are compared in. */
  unit: string;
  group: string;
}

const of =
  (group: string) =>
  (key: string, name: string, unit: string): Analyte => ({ key, name, unit, group });
const glucose = of('Glicose');
const lipids = of('Colesterol e gorduras');
const kidneys = of('Rins');
const liver = of('Fígado');
const thyroid = of('Tireoide');
const vitamins = of('Vitaminas e ferro');
const pancreas = of('Pâncreas');
const salts = of('Sais minerais');
const blood = of('Hemograma');
const urine = of('Urina');
const others = of('Outros');
const heart = of('Coração');

/** Every analyte Leveza knows. Those that matter most under GLP-1 come first, which is the order they are shown in. */
export const ANALYTES: readonly Analyte[] = [
  glucose('hba1c', 'Hemoglobina glicada (HbA1c)', '%'),
  glucose('glicose', 'Glicose', 'mg/dL'),
  lipids('colesterol_total', 'Colesterol total', 'mg/dL'),
  lipids('hdl', 'Colesterol HDL', 'mg/dL'),
  lipids('ldl', 'Colesterol LDL', 'mg/dL'),
  lipids('nao_hdl', 'Colesterol não HDL', 'mg/dL'),
  lipids('triglicerideos', 'Triglicerídeos', 'mg/dL'),
  kidneys('creatinina', 'Creatinina', 'mg/dL'),
  kidneys('tfg', 'Taxa de filtração glomerular', 'mL/min/1,73 m²'),
  liver('tgo', 'TGO (AST)', 'U/L'),
  liver('tgp', 'TGP (ALT)', 'U/L'),
  liver('gama_gt', 'Gama GT', 'U/L'),
  thyroid('tsh', 'TSH', 'µUI/mL'),
  vitamins('vitamina_b12', 'Vitamina B12', 'pg/mL'),
  vitamins('ferritina', 'Ferritina', 'ng/mL'),
  vitamins('vitamina_d', 'Vitamina D (25-OH)', 'ng/mL'),
  pancreas('lipase', 'Lipase', 'U/L'),
  pancreas('amilase', 'Amilase', 'U/L'),
  glucose('insulina', 'Insulina', 'µUI/mL'),
  glucose('glicemia_media_estimada', 'Glicemia média estimada', 'mg/dL'),
  glucose('homa_ir', 'HOMA-IR', ''),
  glucose('totg_1h', 'Curva glicêmica, 1 hora', 'mg/dL'),
  glucose('totg_2h', 'Curva glicêmica, 2 horas', 'mg/dL'),
  glucose('frutosamina', 'Frutosamina', 'µmol/L'),
  glucose('peptideo_c', 'Peptídeo C', 'ng/mL'),
  lipids('vldl', 'Colesterol VLDL', 'mg/dL'),
  lipids('apo_b', 'Apolipoproteína B', 'mg/dL'),
  lipids('apo_a1', 'Apolipoproteína A1', 'mg/dL'),
  lipids('lipoproteina_a', 'Lipoproteína (a)', 'mg/dL'),
  kidneys('ureia', 'Ureia', 'mg/dL'),
  kidneys('acido_urico', 'Ácido úrico', 'mg/dL'),
  liver('fosfatase_alcalina', 'Fosfatase alcalina', 'U/L'),
  liver('bilirrubina_total', 'Bilirrubina total', 'mg/dL'),
  liver('bilirrubina_direta', 'Bilirrubina direta', 'mg/dL'),
  liver('bilirrubina_indireta', 'Bilirrubina indireta', 'mg/dL'),
  liver('albumina', 'Albumina', 'g/dL'),
  liver('proteinas_totais', 'Proteínas totais', 'g/dL'),
  thyroid('t4_livre', 'T4 livre', 'ng/dL'),
  thyroid('t4', 'T4 total', 'µg/dL'),
  thyroid('t3', 'T3 total', 'ng/dL'),
  thyroid('t3_livre', 'T3 livre', 'pg/mL'),
  thyroid('anti_tpo', 'Anticorpos anti-TPO', 'UI/mL'),
  thyroid('calcitonina', 'Calcitonina', 'pg/mL'),
  vitamins('acido_folico', 'Ácido fólico', 'ng/mL'),
  vitamins('ferro', 'Ferro', 'µg/dL'),
  vitamins('sat_transferrina', 'Saturação de transferrina', '%'),
  vitamins('transferrina', 'Transferrina', 'mg/dL'),
  vitamins('ctlf', 'Capacidade total de ligação do ferro', 'µg/dL'),
  vitamins('zinco', 'Zinco', 'µg/dL'),
  salts('sodio', 'Sódio', 'mmol/L'),
  salts('potassio', 'Potássio', 'mmol/L'),
  salts('calcio', 'Cálcio', 'mg/dL'),
  salts('calcio_ionico', 'Cálcio iônico', 'mmol/L'),
  salts('magnesio', 'Magnésio', 'mg/dL'),
  salts('fosforo', 'Fósforo', 'mg/dL'),
  salts('cloro', 'Cloro', 'mmol/L'),
  blood('hemacias', 'Hemácias', 'milhões/mm³'),
  blood('hemoglobina', 'Hemoglobina', 'g/dL'),
  blood('hematocrito', 'Hematócrito', '%'),
  blood('vcm', 'VCM', 'fL'),
  blood('hcm', 'HCM', 'pg'),
  blood('chcm', 'CHCM', 'g/dL'),
  blood('rdw', 'RDW', '%'),
  blood('leucocitos', 'Leucócitos', '/mm³'),
  blood('neutrofilos', 'Neutrófilos', '/mm³'),
  blood('neutrofilos_pct', 'Neutrófilos (%)', '%'),
  blood('bastonetes', 'Bastonetes', '/mm³'),
  blood('bastonetes_pct', 'Bastonetes (%)', '%'),
  blood('segmentados', 'Segmentados', '/mm³'),
  blood('segmentados_pct', 'Segmentados (%)', '%'),
  blood('linfocitos', 'Linfócitos', '/mm³'),
  blood('linfocitos_pct', 'Linfócitos (%)', '%'),
  blood('eosinofilos', 'Eosinófilos', '/mm³'),
  blood('eosinofilos_pct', 'Eosinófilos (%)', '%'),
  blood('monocitos', 'Monócitos', '/mm³'),
  blood('monocitos_pct', 'Monócitos (%)', '%'),
  blood('basofilos', 'Basófilos', '/mm³'),
  blood('basofilos_pct', 'Basófilos (%)', '%'),
  blood('plaquetas', 'Plaquetas', '/mm³'),
  blood('vpm', 'VPM', 'fL'),
  others('pcr', 'Proteína C reativa', 'mg/L'),
  others('vhs', 'VHS', 'mm/h'),
  others('pth', 'PTH', 'pg/mL'),
  others('cpk', 'CPK', 'U/L'),
  others('ldh', 'DHL (LDH)', 'U/L'),
  others('cortisol', 'Cortisol', 'µg/dL'),
  others('testosterona_total', 'Testosterona total', 'ng/dL'),
  others('psa_total', 'PSA total', 'ng/mL'),
  others('beta_hcg', 'Beta-hCG', 'mUI/mL'),
  urine('urina_densidade', 'Densidade da urina', ''),
  urine('urina_ph', 'pH da urina', ''),
  urine('urina_proteina', 'Proteína na urina', ''),
  urine('urina_glicose', 'Glicose na urina', ''),
  urine('urina_cetonas', 'Corpos cetônicos na urina', ''),
  urine('urina_leucocitos', 'Leucócitos na urina', '/mL'),
  urine('urina_hemacias', 'Hemácias na urina', '/mL'),
  urine('urina_nitrito', 'Nitrito na urina', ''),
  urine('microalbuminuria', 'Albumina na urina', 'mg/g'),
  heart('frequencia_cardiaca', 'Frequência cardíaca', 'bpm'),
  heart('intervalo_pr', 'Intervalo PR', 'ms'),
  heart('duracao_qrs', 'Duração do QRS', 'ms'),
  heart('qtc', 'QTc', 'ms'),
  heart('fracao_ejecao', 'Fração de ejeção', '%'),
  others('coledoco', 'Diâmetro do colédoco', 'mm'),
];

const BY_KEY = new Map(ANALYTES.map((analyte) => [analyte.key, analyte]));

/** Where the order of the list puts an analyte; one Leveza does not know comes last. */
export const placeOf = new Map(ANALYTES.map(({ key }, place) => [key, place]));

/** Other names of the same analyte: those of the reference table, and those of earlier exports. */
const ALSO: Record<string, string> = {
  glicemia: 'glicose',
  glicemia_jejum: 'glicose',
  totg1h: 'totg_1h',
  totg2h: 'totg_2h',
  ct: 'colesterol_total',
  colesterol: 'colesterol_total',
  nhdl: 'nao_hdl',
  tg: 'triglicerideos',
  triglicerides: 'triglicerideos',
  ast: 'tgo',
  alt: 'tgp',
  ggt: 'gama_gt',
  vitd: 'vitamina_d',
  b12: 'vitamina_b12',
  folato: 'acido_folico',
  sat: 'sat_transferrina',
  t4l: 't4_livre',
  t3l: 't3_livre',
  egfr: 'tfg',
  eritrocitos: 'hemacias',
  fc: 'frequencia_cardiaca',
  pr: 'intervalo_pr',
  qrs: 'duracao_qrs',
  fe: 'fracao_ejecao',
  densidade: 'urina_densidade',
  ph: 'urina_ph',
  proteina: 'urina_proteina',
  cetonas: 'urina_cetonas',
  leuco_u: 'urina_leucocitos',
  hemacias_u: 'urina_hemacias',
  nitrito: 'urina_nitrito',
};

/** The key an analyte goes by, whatever it was called: 'Glicemia', 'acido-urico' and 'VITD' are understood. */
export function canonicalKey(written: string): string {
  const key = searchText(written).replaceAll(/[\s-]+/g, '_');
  return Object.hasOwn(ALSO, key) ? ALSO[key]! : key;
}

export function findAnalyte(key: string | null): Analyte | undefined {
  return key === null ? undefined : BY_KEY.get(key);
}
