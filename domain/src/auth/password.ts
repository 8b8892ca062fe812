/** The server's own rule, beyond the form's six characters. */
export const STRONG_MIN_LENGTH = 8;

// The commonest passwords in Portuguese and English, compared without capitals. Shorter ones are refused by length.
const COMMON = new Set(
  `12345678 123456789 1234567890 87654321 987654321 0123456789 11223344 12341234 123123123 102030405060 10203040
   1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwertyui qwertyuiop qwerty123 qwerty12 asdfghjk asdfghjkl zxcvbnm1 1qaz2wsx abc12345
   abcd1234 abcdefgh a1b2c3d4 password password1 password12 password123 passw0rd p@ssw0rd iloveyou letmein1 welcome1
   welcome123 sunshine princess football baseball superman batman123 trustno1 whatever starwars computer internet
   senha123 senha1234 senha12345 minhasenha suasenha senhasenha mudar123 mudarsenha trocar123 acesso123 entrar123
   brasil123 brasil10 brasil2022 brasil2026 flamengo flamengo1 flamengo10 corinthians palmeiras saopaulo vasco123
   gremio123 santos123 cruzeiro botafogo fluminense internacional teamo123 teamomuito euteamo1 amoravida amordedeus
   deusefiel deusebom jesuscristo jesus123 jesuseuteamo familia1 familia123 felicidade gabriela fernanda isabella
   ozempic1 ozempic123 mounjaro wegovy123 saxenda1 leveza123 admin123 administrador usuario1 usuario123 teste123
   teste1234 testetest 00000000 11111111 22222222 55555555 66666666 77777777 88888888 99999999 12121212 13131313`.split(
    /\s+/,
  ),
);

const SEQUENCES = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Too short, known to everyone, one sign repeated, a run on the keyboard, or the patient's own name or address. */
export function isWeakPassword(password: string, about: { email?: string; name?: string } = {}): boolean {
  const plain = password.toLowerCase();
  if (password.length < STRONG_MIN_LENGTH || COMMON.has(plain)) return true;
  if (new Set(plain).size <= 2) return true;
  const backwards = plain.split('').toReversed().join('');
  if (SEQUENCES.some((run) => run.includes(plain) || run.includes(backwards))) return true;
  const own = [about.email, about.email?.split('@')[0], about.name, about.name?.replaceAll(/\s/g, '')];
  return own.some((word) => word && word.toLowerCase() === plain);
}
