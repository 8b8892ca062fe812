/** Sentences for a file that cannot be read, with the next step. */
export const SENTENCES = {
  password:
    'Este PDF está protegido por senha. Digite a senha do laudo (muitas vezes o CPF ou a data de nascimento) para que ele seja lido.',
  wrongPassword: 'A senha não abriu este PDF. Confira a senha com o laboratório e tente outra vez.',
  corrupt:
    'Falha ao carregar PDF: o arquivo está incompleto ou danificado. Baixe-o de novo no site do laboratório, ou envie uma foto do laudo.',
  notSupported: 'Tipo de arquivo não suportado. Use PDF ou imagens (JPG, PNG).',
  badPicture: 'Falha no OCR: a imagem não pôde ser aberta. Tire outra foto, ou envie o PDF do laboratório.',
  blank:
    'Nenhum texto foi encontrado neste arquivo. Converta para imagem (JPG ou PNG), preencha os campos à mão ou peça ao laboratório um PDF com texto selecionável.',
  notMedical:
    'Este arquivo não parece um laudo de exame. Confira se escolheu o arquivo certo, ou preencha os campos à mão.',
  noResults:
    'Nenhum resultado foi reconhecido neste laudo. Converta para imagem (JPG ou PNG), preencha os campos à mão ou peça ao laboratório um PDF com texto selecionável.',
  manyPages: (pages: number, read: number) =>
    `Só as primeiras ${read} das ${pages} páginas foram lidas. Se faltam resultados, envie em outro arquivo as páginas em que estão, ou digite-os.`,
  lostPages: (pages: number) =>
    `${pages === 1 ? '1 página não pôde ser lida' : `${pages} páginas não puderam ser lidas`}. Envie uma foto do que falta, ou digite os valores.`,
  tooLong:
    'A leitura demorou demais e foi interrompida. Envie uma foto da página com os resultados, ou preencha os campos à mão.',
  tooLarge: (megabytes: string) => `Arquivo muito grande (${megabytes} MB). Máximo permitido: 20MB`,
  noEngine: 'A leitura não pôde começar. Confira sua conexão e tente outra vez, ou preencha os campos à mão.',
  failed:
    'Falha no processamento: o arquivo não pôde ser lido. Envie uma foto do laudo, ou preencha os campos à mão.',
} as const;
