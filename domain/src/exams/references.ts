import type { Person } from './printed/choose.ts';
import {
  DIABETES_GUIDELINE,
  KIDNEY_STAGES,
  LIPID_GUIDELINE,
  NATIONAL_SURVEY,
  VITAMIN_D_CONSENSUS,
} from '../sources/laboratory.ts';
import { cite, sourced, type Sourced } from '../sources/source.ts';

export interface Limits {
  low: number | null;
  high: number | null;
}

/** Leveza's own range of an analyte, for reports that print none. In the analyte's own unit; adults who are not pregnant. */
export interface Reference extends Sourced {
  key: string;
  female: Limits;
  male: Limits;
  /** The word that is expected, of an analyte without figures. */
  expected: string | null;
}

const USUAL = sourced(
  [],
  'Faixa que os laboratórios brasileiros costumam imprimir para adultos. Cada laboratório tem a sua: a do laudo vale mais.',
);
const survey = (note: string) => sourced([cite(NATIONAL_SURVEY, 'resumo')], note);
const SURVEY = survey('A pesquisa descreve a população; a faixa do laboratório vale mais.');
const diabetes = (note: string) => sourced([cite(DIABETES_GUIDELINE, 'critérios')], note);
const lipids = (note: string) => sourced([cite(LIPID_GUIDELINE, 'valores desejáveis')], note);
const BY_RISK = 'A meta depende do risco de cada pessoa; aqui está a de risco baixo.';

const NONE: Limits = { low: null, high: null };
const span = (low: number | null, high: number | null): Limits => ({ low, high });
const all = (key: string, low: number | null, high: number | null, origin: Sourced = USUAL): Reference => ({
  key,
  female: span(low, high),
  male: span(low, high),
  expected: null,
  ...origin,
});
const bySex = (key: string, female: Limits, male: Limits, origin: Sourced = USUAL): Reference => ({
  key,
  female,
  male,
  expected: null,
  ...origin,
});
const negative = (key: string): Reference => ({
  key,
  female: NONE,
  male: NONE,
  expected: 'negativo',
  ...USUAL,
});

export const REFERENCES: readonly Reference[] = [
  all(
    'hba1c',
    null,
    5.6,
    diabetes('O limite de baixo não tem uso aqui. A meta de quem tem diabetes é outra.'),
  ),
  all('glicose', 70, 99, diabetes('O limite de 70 é o da hipoglicemia; vale para glicose em jejum.')),
  all('totg_1h', null, 154, diabetes('Uma hora depois de 75 g de glicose.')),
  all('totg_2h', null, 139, diabetes('Duas horas depois de 75 g de glicose.')),
  all('colesterol_total', null, 189, lipids('Para adultos.')),
  all('hdl', 41, null, lipids('Para adultos.')),
  all('ldl', null, 114, lipids(BY_RISK)),
  all('nao_hdl', null, 144, lipids(BY_RISK)),
  all('triglicerideos', null, 149, lipids('Em jejum; sem jejum, até 174.')),
  all('vldl', null, 29),
  bySex('creatinina', span(0.5, 1.1), span(0.7, 1.3)),
  all(
    'tfg',
    60,
    null,
    sourced([cite(KIDNEY_STAGES, 'categorias G1 a G5')], 'De 60 a 89, sozinha, não é sinal de doença.'),
  ),
  all('ureia', 15, 45),
  bySex('acido_urico', span(2.6, 6), span(3.5, 7.2)),
  bySex('tgo', span(null, 32), span(null, 40)),
  bySex('tgp', span(null, 33), span(null, 41)),
  bySex('gama_gt', span(null, 40), span(null, 60)),
  all('albumina', 3.5, 5.2),
  all('amilase', 28, 100),
  all('lipase', 13, 60),
  all('insulina', 2.6, 24.9),
  all('tsh', 0.4, 4.5),
  all('t4_livre', 0.7, 1.8),
  all('t4', 5, 12),
  all('t3', 70, 204),
  bySex('t3_livre', span(2.42, 4.36), span(2.66, 4.33)),
  all(
    'vitamina_d',
    20,
    60,
    sourced(
      [cite(VITAMIN_D_CONSENSUS, 'resumo')],
      'Em grupos de risco, como osteoporose, a faixa começa em 30.',
    ),
  ),
  all('vitamina_b12', 200, 900),
  all('acido_folico', 3.9, 20),
  bySex('ferro', span(50, 170), span(65, 175)),
  bySex('ferritina', span(15, 150), span(30, 300)),
  all('sat_transferrina', 20, 50),
  all('ctlf', 250, 425),
  all('zinco', 70, 120),
  all('sodio', 135, 145),
  all('potassio', 3.5, 5.1),
  all('magnesio', 1.6, 2.6),
  all('calcio', 8.6, 10.3),
  all('pth', 15, 65),
  all('pcr', null, 3),
  bySex('hemacias', span(3.9, 5.1), span(4.3, 5.8), SURVEY),
  bySex(
    'hemoglobina',
    span(12, 14.9),
    span(13, 16.9),
    survey('O limite de baixo das mulheres é 12, o da anemia segundo a OMS, acima do da pesquisa.'),
  ),
  bySex('hematocrito', span(35, 45), span(39, 50)),
  all('vcm', 80, 100),
  all('hcm', 27, 33),
  all('chcm', 31, 36),
  all('rdw', 11.5, 15),
  all('leucocitos', 4000, 11_000),
  all('neutrofilos', 1800, 7700),
  all('linfocitos', 1000, 4000),
  all('eosinofilos', 20, 500),
  all('monocitos', 200, 1000),
  all('basofilos', 0, 100),
  all('plaquetas', 150_000, 450_000),
  all('urina_densidade', 1005, 1035),
  all('urina_ph', 5, 8),
  all('urina_leucocitos', null, 10_000),
  all('urina_hemacias', null, 10_000),
  negative('urina_proteina'),
  negative('urina_glicose'),
  negative('urina_cetonas'),
  negative('urina_nitrito'),
  all('frequencia_cardiaca', 50, 100),
  all('intervalo_pr', 120, 200),
  all('duracao_qrs', null, 119),
  bySex('qtc', span(null, 459), span(null, 449)),
  bySex('fracao_ejecao', span(54, 74), span(52, 72)),
  all('coledoco', null, 6),
];

const BY_KEY = new Map(REFERENCES.map((reference) => [reference.key, reference]));

const ADULT = 18;

export function referenceOf(key: string | null): Reference | undefined {
  return key === null ? undefined : BY_KEY.get(key);
}

/** The range for a person; of an unknown sex the wider one, outside of which a value is outside for anybody. */
export function ourRange(key: string | null, { sex, age }: Person): Limits | null {
  const reference = referenceOf(key);
  if (!reference || reference.expected !== null || (age !== null && age < ADULT)) return null;
  const { female, male } = reference;
  if (sex !== null) return sex === 'F' ? female : male;
  return { low: lower(female.low, male.low), high: higher(female.high, male.high) };
}

const lower = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.min(a, b));
const higher = (a: number | null, b: number | null) => (a === null || b === null ? null : Math.max(a, b));
