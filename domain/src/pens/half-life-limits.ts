/**
 * From the shortest to the longest a patient could be told; a number outside is a slip of the unit. It stands apart from
 * the words, so that the contract of pens does not travel with every chart.
 */
export const HALF_LIFE_HOURS = { min: 1, max: 60 * 24 };
