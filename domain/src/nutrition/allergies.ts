import { searchText } from '../catalog/search-text.ts';
import { allergyList } from '../profile/allergies.ts';
import { matchingAllergies, meantIn } from '../profile/allergy-match.ts';
import { ANVISA_ALLERGENS } from '../sources/nutrition.ts';
import { cite, sourced } from '../sources/source.ts';

/** Foods known by their names to hold one of the allergens that Brazilian labels must name. */
interface Allergen {
  /** Words of the profile that speak of it. */
  allergy: RegExp;
  /** Names of foods that hold it. */
  foods: RegExp;
  /** Names that sound like it and do not: they say nothing, the rest of a recipe does. */
  except?: RegExp;
}

const ALLERGENS: readonly Allergen[] = [
  {
    allergy: /leite|lactose|laticinio|caseina|aplv/,
    foods:
      /leite|queijo|iogurte|requeijao|manteiga|\bnatas?\b|creme de leite|cream cheese|cottage|ricota|kefir|skyr|whey|caseina|bebida lactea|farinha lactea|pizza|lasanha|estrogonofe|achocolatado|petit suisse|coalho|curau|\bbaiao\b|\bbolo\b|barra de proteina|chocolate|pudim|brigadeiro|sorvete|margarina|mu(?:c|ss)arela|moz+arell?a|parmesao|provolone|gorgonzola|catupiry/,
    except: /(?:couve|alface|feijao)[ -]manteiga|manteiga de (?:amendoim|cacau)/g,
  },
  {
    allergy: /\bovos?\b|clara|albumina/,
    foods:
      /\bovos?\b|clara|gema|omelete|maionese|quindim|bife a cavalo|milanesa|\bbolo\b|pao de queijo|salpicao|tropeiro|\bvirado\b|empada|panqueca|\btorta\b|pudim/,
  },
  { allergy: /amendoim/, foods: /amendoim|pacoca|pe de moleque|vatapa/ },
  { allergy: /\bsoja\b/, foods: /\bsoja\b|tofu|shoyu|edamame|yakisoba/ },
  {
    allergy: /trigo|gluten|celiac/,
    foods:
      /\btrigo\b|\bpao\b|torrada|biscoito|bolacha|macarrao|lasanha|nhoque|pastel|coxinha|empada|pizza|sanduiche|quibe|tabule|\bbolo\b|wrap|milanesa|aveia|granola|cerveja|shoyu|yakisoba|farinha lactea|vatapa|almondega|panqueca|\btorta\b|croissant|cevada|\bmalte|cereal matinal|farinha de rosca|esfi(?:h|rr)a|empanad/,
    except: /pao de queijo|biscoito de polvilho/g,
  },
  {
    allergy: /peixe|frutos do mar|pescado/,
    foods: /peixe|atum|sardinha|salmao|tilapia|merluza|pescada|bacalhau|abadejo|cacao cozido|corvina|pintado/,
  },
  {
    allergy: /camarao|crustaceo|frutos do mar|caranguejo|marisco/,
    foods: /camarao|caranguejo|\bsiris?\b|lagosta|acaraje|vatapa|cuscuz paulista/,
  },
  {
    allergy: /castanha|\bnoz(?:es)?\b(?!.moscada)|oleaginosa|amendoa|avela/,
    foods: /castanha|\bnoz(?:es)?\b(?!.moscada)|amendoa|avela|macadamia|pistache|pinoli|vatapa|granola/,
  },
];

/** Milk of coconut holds coconut. */
const PLANT_MILK = /leite de (coco|soja|amendoas?|aveia|castanhas?)/g;

export const FOOD_ALLERGY_ORIGIN = sourced(
  [cite(ANVISA_ALLERGENS, 'anexo: lista dos alimentos')],
  'O Leveza reconhece o alimento pelo nome, que não diz tudo o que há nele.',
);

/** A sentence about an allergy of the profile that a food may hold; null where its name tells of none. */
export function foodAllergy(
  food: { name: string; ingredients?: string | null },
  allergies: string | null,
): string | null {
  if (!allergies) return null;
  const written = searchText(food.name, food.ingredients ?? null).replaceAll(PLANT_MILK, '$1');
  const named = matchingAllergies(allergies, { name: written, ingredients: '' });
  const holds = (allergy: string) => {
    const typed = searchText(allergy);
    return ALLERGENS.some(
      ({ allergy: words, foods, except }) =>
        words.test(typed) && foods.test(except ? written.replaceAll(except, '') : written),
    );
  };
  // 'Não tenho alergia a leite' names milk and tells of no allergy; 'nenhuma, exceto leite' tells of one.
  const known = allergyList(allergies)
    .map((listed) => meantIn(listed).written)
    .find(holds);
  const allergy = named[0]?.allergy ?? known;
  return allergy
    ? `Seu perfil fala em alergia a ${allergy}: este alimento pode conter. Confira o rótulo.`
    : null;
}
