import type { Problem } from '@leveza/contract/problem.ts';

/** A question that one tap on 'Tomar' met, for the dialog that has its words and is opened by that. */
let asked: { boxId: string; question: Problem } | null = null;

export function keepAsked(boxId: string, question: Problem) {
  asked = { boxId, question };
}

export const askedByTap = (boxId: string) => (asked?.boxId === boxId ? asked.question : null);

/** A dialog of later begins without it. */
export function forgetAsked() {
  asked = null;
}
