/** The moment a form was filled in or sent, beside its values. */
export const KEPT_AT = 'keptAt';
/** The address of a form that was sent and not answered, beside its values; empty once the patient was told of it. */
export const SENT_FROM = 'sentFrom';

/** The lock a page holds while it sends a form: another tab must not call that one lost. */
export const lockOf = (owner: string, form: string) => `form:${owner}:${form}`;
