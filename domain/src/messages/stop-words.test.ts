import { expect, test } from 'vitest';
import { saysStop } from './stop-words.ts';

test.each([
  'PARAR',
  'parar',
  ' Sair. ',
  'SAIR!!',
  'párar',
  'Sair 👋',
  '*PARAR*',
  'parar por favor',
  'stop',
  '“sair”',
])('%j stops', (text) => expect(saysStop(text)).toBe(true));

test.each([
  '',
  '👋',
  'oi',
  'não quero sair',
  'parara',
  'Parar de comer doce ajuda com a náusea?',
  'vou sair agora',
  '\0',
])('%j does not', (text) => expect(saysStop(text)).toBe(false));
