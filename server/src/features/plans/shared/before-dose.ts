import type { BeforeDose } from '../../applications/shared/before-dose.ts';
import { takenTabletsQuestion } from './taken-tablets.ts';

export const beforeDose: BeforeDose = {
  lastTablet: (asked) =>
    takenTabletsQuestion(asked, (taken) => taken.find((tablet) => tablet.isOnceADay) ?? null),
};
