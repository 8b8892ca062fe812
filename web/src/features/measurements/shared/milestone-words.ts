/** Of a milestone whose weight is there: one weighing does not reach it. The same on every screen. */
export const TO_CONFIRM = 'Falta confirmar com a média da semana';
