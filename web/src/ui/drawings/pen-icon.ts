import { createLucideIcon } from 'lucide-react';

/** An injection pen in the hand of the icon set, which has only one for writing. */
export const InjectionPen = createLucideIcon('injection-pen', [
  ['path', { d: 'M14.5 3.5l6 6', key: 'dial' }],
  ['path', { d: 'M16 5l-10.2 10.2a2 2 0 0 0 0 2.8l.2.2a2 2 0 0 0 2.8 0L19 8', key: 'barrel' }],
  ['path', { d: 'M11.5 9.5l3 3', key: 'window' }],
  ['path', { d: 'M6 18l-3 3', key: 'needle' }],
]);
