import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each(['Ana', 'Ana Souza', 'João D’Ávila', "Maria-Clara O'Neil", 'Dr. José Jr.', 'Иван', '山田太郎'])(
  'greets %s by name',
  (name) => expect(greeting(name)).toBe(`Olá, ${name}.`),
);

test.each([
  'Ana\r\nBcc: alguem@example.com',
  'Ana\u2028http://evil.example',
  'Clique em https://evil.example/x',
  'www.evil.example',
  'evil.example',
  'Ana@evil.example',
  'Ana\u202Egpj.exe',
  'Você ganhou! Ligue 0800 123',
  'a'.repeat(61),
  '',
])('leaves out %j', (name) => expect(greeting(name)).toBe('Olá.'));
