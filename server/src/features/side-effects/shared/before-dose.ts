import type { BeforeDose } from '../../applications/shared/before-dose.ts';
import { takenTabletsQuestion } from '../../plans/shared/taken-tablets.ts';
import { heldDoseQuestion, heldDoubts } from './held-dose.ts';

export const beforeDose: BeforeDose = {
  lastTablet: (asked) =>
    takenTabletsQuestion(asked, (taken) => taken.find((tablet) => tablet.isOnceADay) ?? null),
  heldDose: heldDoseQuestion,
  heldDoubts,
};
