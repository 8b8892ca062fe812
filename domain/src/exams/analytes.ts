import { searchText } from '../catalog/search-text.ts';
import type { Analyte } from './analyte.ts';
import { COMMON_ANALYTES } from './common-analytes.ts';
import { RARER_ANALYTES } from './rarer-analytes.ts';

export type { Analyte };

/** Every analyte Leveza knows, in the order they are shown in. */
export const ANALYTES: readonly Analyte[] = [...COMMON_ANALYTES, ...RARER_ANALYTES];

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
