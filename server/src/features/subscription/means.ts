import type { Config } from '../../config.ts';
import type { Billing } from '../../services/billing/billing.ts';

/** Tools that a change at the payment provider needs besides its call. */
export interface Means {
  config: Config;
  billing: Billing;
  baseUrl: () => string;
}
