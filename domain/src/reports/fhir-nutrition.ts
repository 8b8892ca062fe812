import { WELLBEING_LABEL, WELLBEING_SCALES } from '../nutrition/wellbeing.ts';
import { codeable, observed, UCUM } from './fhir-observations.ts';
import { type Rows, ROW_NUTRIENTS } from './rows.ts';

/** Meals with their figures, what was drunk in a day, and how it was; R4 has no resource for food eaten. */
export function nutritionObservations({ meals, drinks, wellbeing }: Rows, subject: object) {
  return [
    ...meals.map((meal) => {
      const component = ROW_NUTRIENTS.filter(({ key }) => meal[key] !== null).map(({ key, name, unit }) => ({
        code: codeable(name, undefined),
        valueQuantity: { value: meal[key]!, unit, system: UCUM, code: unit },
      }));
      return {
        ...observed(subject, meal.day, { text: `Refeição: ${meal.name}` }, 'survey'),
        valueString: meal.foods,
        ...(component.length > 0 && { component }),
      };
    }),
    ...drinks.map(({ day, ml }) => ({
      ...observed(subject, day, { text: 'Bebidas do dia, fora das refeições' }, 'survey'),
      valueQuantity: { value: ml, unit: 'ml', system: UCUM, code: 'mL' },
    })),
    ...wellbeing.flatMap((row) =>
      WELLBEING_SCALES.filter((scale) => row[scale] !== null).map((scale) => ({
        ...observed(subject, row.day, { text: WELLBEING_LABEL[scale] }, 'survey'),
        valueInteger: row[scale]!,
        note: [{ text: 'De 0 a 4, informado pelo paciente.' }],
      })),
    ),
  ];
}
