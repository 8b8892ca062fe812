import { searchText } from '../catalog/search-text.ts';
import type { QuestionId } from './questions.ts';

/** Words of a patient's own effect, as `searchText` writes them, and what they make worth asking, graver first. */
const ASKED_FOR: readonly [RegExp, readonly QuestionId[]][] = [
  [/suicid|morrer|me matar|machucar|viver|trist|depress|deprim|chor|angusti|desesper/, ['mood']],
  [/\bpeito|torax/, ['chest', 'heart', 'fainted']],
  [/boca torta|rosto torto|(fala|lingua) (enrolad|arrastad|embolad)/, ['stroke', 'fainted']],
  [/(dormen|formig|fraque|paralis).*(lado|braco|perna|rosto|face)/, ['stroke', 'fainted', 'vision']],
  [/(lado|braco|perna|rosto|face).*(dormen|formig|frac|paralis)/, ['stroke', 'fainted', 'vision']],
  [/desmai|apag(ao|uei)|confus|desorient|convuls/, ['fainted', 'low-sugar', 'chest']],
  [/falta de ar|respir|sufoc|chiado/, ['allergy', 'chest', 'neck']],
  [/alerg|urticar|coceira|coca|vergo|empol|placas|manchas? na pele/, ['allergy']],
  [/(inch|edema|fech).*(rosto|cara|labio|boca|lingua|garganta|olho|palpebra)/, ['allergy']],
  [/(rosto|cara|labio|boca|lingua|garganta|olho|palpebra).*(inch|fech)/, ['allergy']],
  [/amarel|icteric/, ['yellow', 'bile', 'right-side', 'fever']],
  [/(urina|xixi).*escur|(fezes|coco).*(clar|branc)/, ['bile', 'yellow', 'right-side', 'fever']],
  [/sangue|sangra|borra de cafe|(fezes|coco).*(pret|escur)/, ['blood', 'pain-persists']],
  [/suor|suando|suei|suador|tremor|tremed|tremendo/, ['low-sugar', 'fainted', 'chest', 'heart']],
  [/pressao.*(baix|caiu|caind)|hipotens/, ['low-pressure', 'fainted']],
  [/\bpus\b|infecc|infeccion/, ['infection']],
  [/palpit|coracao|taquicard|batedeira/, ['heart', 'chest', 'fainted']],
  [/\bvisao|\bvista|enxerg|embac|cego|cegueira|moscas|\bolho/, ['vision']],
  [/barriga|abdom|abdominal|estomago|costas/, ['pain-persists', 'right-side', 'fever']],
  [/lado direito|costela|vesicula/, ['right-side', 'fever', 'pain-persists', 'bile']],
  [/febre|calafrio/, ['fever', 'right-side', 'pain-persists']],
  [/intestino|evacu|sem gases|barriga.*(inchad|dura)/, ['bowel-stopped']],
  [/urin|xixi|sede|boca seca|desidrat/, ['dry']],
  [/pescoco|caroco|nodulo|rouc|rouqu|engolir|tireoid/, ['neck']],
  [/engolir/, ['allergy']],
];

/** Those that the name of an own effect speaks of. */
export function typedSigns(name: string | null | undefined): QuestionId[] {
  const written = searchText(name);
  return [...new Set(ASKED_FOR.flatMap(([words, ids]) => (words.test(written) ? ids : [])))];
}
