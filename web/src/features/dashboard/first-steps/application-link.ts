import type { ScreenLink } from '../../../lib/address.ts';

export interface Beginning {
  hasPen: boolean;
  /** The treatment is under way, so there is a latest dose to record. */
  hasStarted: boolean;
}

/** Where the first dose is recorded. Without a pen only doses from before can be, or a pen is added first. */
export function applicationLink({ hasPen, hasStarted }: Beginning): ScreenLink {
  if (hasPen) return { to: '/dashboard', search: { record: hasStarted ? 'last-dose' : 'dose' } };
  return hasStarted
    ? { to: '/applications', search: { open: 'past' } }
    : { to: '/medications', search: { add: '1', next: 'dose' } };
}
