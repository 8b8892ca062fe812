/**
 * The leaflet of semaglutide tablets knows no late dose. The source stands in `FASTING_WAIT`; this file imports nothing,
 * because *Hoje* shows the sentence.
 */
export const FORGOTTEN_TABLET =
  'Pela bula, um comprimido esquecido é pulado: o próximo é o do dia seguinte, em jejum';
