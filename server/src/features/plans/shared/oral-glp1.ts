import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';

/** Whether a plan of the shelf, or a dose of one, is the treatment itself in tablets; an injection stands on no shelf. */
export const isOralGlp1 = ({ name }: { name: string }): boolean => glp1In({ name, ingredients: '' }) !== null;
