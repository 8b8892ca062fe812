/** When to seek care for a critical value. It names no value, so it is shown also where figures are covered. */
export const SEEK_CARE =
  'Um valor passou de um limite que pede conversa no mesmo dia. Fale hoje com quem pediu o exame. Com dor forte, falta de ar, confusão ou desmaio, vá a um pronto-socorro ou ligue 192.';
