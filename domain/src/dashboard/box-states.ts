/** Reasons to show a product on the dashboard, the most pressing first. */
export const BOX_STATES = ['expired', 'used-up', 'low', 'expiring'] as const;
export type BoxState = (typeof BOX_STATES)[number];
