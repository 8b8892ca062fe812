import { searchText } from '../catalog/search-text.ts';
import { INSULIN_OR_SULFONYLUREA } from '../interactions/risk-classes.ts';
import type { DiabetesType } from '../profile/health.ts';
import { remembered } from '../remembered.ts';

export interface RecordedTreatment {
  /** Medicines at home, as the patient's records name them. */
  medicines: readonly { name: string; ingredients: string }[];
  diabetesType: DiabetesType | null;
  /** Active ingredients of the pens in use: some hold insulin beside the GLP-1. */
  productsInUse: readonly string[];
}

/** Names patients type for a box: brands sold in Brazil, and frequent spellings. */
const BRANDS_AND_SPELLINGS: ReadonlySet<string> = new Set(
  `nph lantus basaglar toujeo tresiba levemir novorapid novomix fiasp lyumjev humalog apidra novolin humulin insunorm
  glargilin ryzodeg xultophy soliqua afrezza diamicron azukon amaryl bioglic glimepibal daonil euglucon lisaglucon
  glucovance minidiab diabinese meritor glicazida gliclasida glimeperida glimipirida glibenclamina`.split(
    /\s+/,
  ),
);

/** A vial of a GLP-1 is drawn with an insulin syringe, and many supplements promise something about insulin. */
const NOT_A_MEDICINE = /\b(seringas?|agulhas?|resistencia|sensibilidade)\b/;

/**
 * Whether low sugar is a danger of this treatment. Null when nothing recorded says it: a pharmacy may be
 * incomplete and proves no absence, so that only 'Não tenho diabetes' is a no.
 */
export function takesInsulinOrSulfonylurea(treatment: RecordedTreatment): boolean | null {
  const { medicines, diabetesType, productsInUse } = treatment;
  const written = [
    ...medicines.map(({ name, ingredients }) => searchText(ingredients, name)),
    ...productsInUse.map((ingredients) => searchText(ingredients)),
  ];
  if (diabetesType === 'TYPE1' || written.some(namesOne)) return true;
  return diabetesType === 'NONE' ? false : null;
}

const namesOne = remembered((written) => {
  if (NOT_A_MEDICINE.test(written)) return false;
  return written
    .split(/[^a-z]+/)
    .some(
      (word) =>
        BRANDS_AND_SPELLINGS.has(word) ||
        INSULIN_OR_SULFONYLUREA.some((ingredient) => word.startsWith(ingredient)),
    );
});
