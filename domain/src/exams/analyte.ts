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
export const glucose = of('Glicose');
export const lipids = of('Colesterol e gorduras');
export const kidneys = of('Rins');
export const liver = of('Fígado');
export const thyroid = of('Tireoide');
export const vitamins = of('Vitaminas e ferro');
export const pancreas = of('Pâncreas');
export const salts = of('Sais minerais');
export const blood = of('Hemograma');
export const urine = of('Urina');
export const others = of('Outros');
export const heart = of('Coração');
export const hormones = of('Hormônios');
export const clotting = of('Coagulação');
export const antibodies = of('Anticorpos e infecções');
export const markers = of('Marcadores');
