import { coversFigures, PRIVACY_LABEL, type PrivacyLevel, saysDetails } from '@leveza/domain/auth/privacy.ts';
import type { Option } from '../../ui/form/option.ts';

/** Describes each level from the rules themselves. */
export const PRIVACY_OPTIONS: Option<PrivacyLevel>[] = (Object.keys(PRIVACY_LABEL) as PrivacyLevel[]).map(
  (level) => ({ value: level, label: PRIVACY_LABEL[level], hint: `${onScreen(level)} ${inMessages(level)}` }),
);

function onScreen(level: PrivacyLevel): string {
  return coversFigures(level)
    ? 'Seus números ficam cobertos até você tocar em “Mostrar números”.'
    : 'Seus números aparecem na tela.';
}

function inMessages(level: PrivacyLevel): string {
  return saysDetails(level) ? 'As mensagens trazem detalhes.' : 'As mensagens não trazem detalhes.';
}
