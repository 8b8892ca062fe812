/** Of a pen whose lot is on a list of counterfeits. */
export const LISTED_LOT = 'Lote em alerta da Anvisa';

/** The same where the pen is about to be used. */
export const LISTED_LOT_WARNING = `${LISTED_LOT}: veja os detalhes`;
