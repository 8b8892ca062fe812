import { EXAMPLES } from '../examples.ts';
import { pay, PLUS } from '../subscription-examples.ts';
import type { Telling } from './telling.ts';

/** Payment pages. */
export const PAYING: Telling[] = [
  { what: 'the first one', name: 'openCheckout', example: EXAMPLES.openCheckout },
  {
    what: 'another one while the first was paid',
    name: 'openCheckout',
    example: async (owner) => {
      await pay(owner);
      return { body: PLUS };
    },
    refusedWith: 'already-subscribed',
  },
];
