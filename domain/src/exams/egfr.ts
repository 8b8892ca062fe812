import { CKD_EPI } from '../sources/laboratory.ts';
import { cite, sourced } from '../sources/source.ts';
import type { Person } from './printed/choose.ts';

export const EGFR_NAME = 'CKD-EPI 2021';

export const EGFR_RULE = {
  formula:
    '142 × mín(creatinina ÷ κ; 1)^α × máx(creatinina ÷ κ; 1)^−1,200 × 0,9938^idade, × 1,012 para mulheres; κ = 0,7 e α = −0,241 para mulheres, κ = 0,9 e α = −0,302 para homens; creatinina em mg/dL.',
  ...sourced(
    [cite(CKD_EPI, 'equação')],
    'Estimativa para adultos. Muita ou pouca massa muscular e a perda rápida de peso mudam a creatinina sem mudar o rim.',
  ),
};

const ADULT = 18;

/** Filtration of the kidneys in mL/min/1.73 m², of creatinine in mg/dL; null where age or sex is not known. */
export function egfrOf(creatinine: number | null, { sex, age }: Person): number | null {
  if (creatinine === null || creatinine <= 0 || sex === null || age === null || age < ADULT) return null;
  const [kappa, alpha, factor] = sex === 'F' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return Math.round(142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor);
}
