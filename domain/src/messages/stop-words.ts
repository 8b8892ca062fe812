const STOP_WORDS = new Set(['PARAR', 'PARE', 'SAIR', 'CANCELAR', 'STOP']);
/** A sentence that only begins with such a word, as 'Parar de comer doce ajuda com a náusea?', is no wish to stop. */
const MOST_WORDS = 4;

/** Whether an answer says that no more messages are wanted: 'sair', 'Parar!', 'PARAR por favor'. */
export function saysStop(text: string): boolean {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  return words.length <= MOST_WORDS && STOP_WORDS.has(first);
}
