/** A dose counts as in use until four weeks after its last application. */
export const IN_USE_DAYS = 28;
