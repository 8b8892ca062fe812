import { ANVISA_COMPOUNDING, ANVISA_IRREGULAR } from '../sources/authorities.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';
import { classesOf } from './medicine-classes.ts';
import { searchText } from './search-text.ts';
import type { Named } from './substances-in.ts';

/** Anvisa's word about a product that is recognised by its name alone. */
export interface NameNotice extends Sourced {
  status: 'prohibited' | 'compounded';
  text: string;
}

const ONLY_KEPT = 'o Leveza guarda o que você registrar, sem sugerir nem planejar doses.';

function prohibited(acts: string): NameNotice {
  return {
    status: 'prohibited',
    text: `A Anvisa proíbe a venda, a importação e o uso deste produto no Brasil (${acts}); ${ONLY_KEPT}`,
    ...sourced([cite(ANVISA_IRREGULAR, 'proibição deste produto')]),
  };
}

/** 'TG' alone is also how fish oil is sold: it counts as a whole name, or beside the substance. */
const PROHIBITED: readonly [RegExp, NameNotice][] = [
  [
    /^t ?g( \d[\w ]*)?$|\btg\b.*\btirzepatid|\btirzepatid\w*.*\btg\b/,
    prohibited('RE 4.030/2025, RE 4.641/2025 e Diário Oficial da União de 21/01/2026'),
  ],
  [/\blipo ?less\b/, prohibited('RE 3.676 e RE 4.641/2025')],
  [/\btirzazep\b/, prohibited('RE 4.641/2025')],
  [/\bsynedica\b/, prohibited('Diário Oficial da União de 21/01/2026')],
  [/\bretatrutid/, prohibited('Diário Oficial da União de 21/01/2026')],
];

const COMPOUNDED = /\bmanipulad|\bmanipulacao\b|\bmagistral\b|\bformula\b|\bcompounded\b/;

function compounded(rule: string): NameNotice {
  return {
    status: 'compounded',
    text: `Produto manipulado não tem registro nem bula. ${rule} O Leveza guarda o que você registrar, sem prazo nem regra de dose.`,
    ...sourced([cite(ANVISA_COMPOUNDING, 'manipulação de agonistas de GLP-1')]),
  };
}

const SEMAGLUTIDE = compounded(
  'A Anvisa não permitia manipular a semaglutida (Despacho 97/2025) enquanto só a de origem biotecnológica tinha registro; a regra pode ter mudado depois.',
);
const OTHER_GLP1 = compounded('A Nota Técnica 200/2025 da Anvisa diz em que condições ele pode ser feito.');

export const NAME_NOTICES: readonly NameNotice[] = [
  ...PROHIBITED.map(([, notice]) => notice),
  SEMAGLUTIDE,
  OTHER_GLP1,
];

/** The neutral notice about a name typed by hand, as the catalogue's products have theirs; null for any other. */
export function noticeOfName(medicine: Named): NameNotice | null {
  const name = searchText(medicine.name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  const written = searchText(name, medicine.ingredients);
  const found = PROHIBITED.find(([words]) => words.test(name) || words.test(written));
  if (found) return found[1];
  if (!COMPOUNDED.test(written) || !classesOf(medicine).has('glp1')) return null;
  return /\bsemaglutid/.test(written) ? SEMAGLUTIDE : OTHER_GLP1;
}
