export interface Listed {
  title: string;
  rows: number;
}

interface Contents {
  name: string;
  day: string;
  zone: string;
  lists: Listed[];
  files: number;
  /** Paths of the files that could not be read. */
  lost: string[];
}

/** The archive's table of contents for its reader. It has Windows line ends, which every editor shows. */
export function readMe({ name, day, zone, lists, files, lost }: Contents): string {
  const lines = [
    'LEVEZA: CÓPIA DOS SEUS DADOS',
    '',
    `De: ${name}`,
    `Feita em: ${day.split('-').toReversed().join('/')}`,
    '',
    'O QUE HÁ AQUI',
    '',
    'leveza.json  Todos os seus dados em um só arquivo. Serve para importar em outra conta do Leveza:',
    '             crie a conta, abra o perfil, toque em Importar e escolha o arquivo .zip inteiro.',
    'tabelas/     Os mesmos dados em planilhas (.csv), que abrem no Excel, no LibreOffice e no Google Planilhas.',
    'arquivos/    Os arquivos que você enviou, como a sua foto. O número no começo do nome é o da linha na',
    '             planilha Arquivos.',
    '',
    'COMO LER AS PLANILHAS',
    '',
    `Datas em dia/mês/ano; horários no fuso ${zone}; decimais com vírgula.`,
    'Quando uma coluna leva a outra linha, ela traz o número (Nº) dessa linha na planilha dela, ou o código do',
    'produto no catálogo do Leveza.',
    "Um apóstrofo (') antes de =, +, - ou @ impede que a planilha execute o texto como fórmula.",
    '',
    'PLANILHAS',
    '',
    ...lists.map(({ title, rows }) => `${title}: ${rows} ${rows === 1 ? 'linha' : 'linhas'}`),
    `Arquivos guardados: ${files}`,
    ...(lost.length > 0
      ? ['', 'ARQUIVOS QUE NÃO PUDERAM SER LIDOS (estão vazios nesta cópia)', '', ...lost]
      : []),
    '',
    'NÃO ESTÃO AQUI',
    '',
    'Sua senha, os códigos de acesso e as chaves de segurança: só servem para entrar na conta de origem.',
    '',
    'Esta cópia tem dados de saúde. Guarde em um lugar seguro e envie somente a quem você confia.',
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
