const FOLDER = 'arquivos';
const LONGEST = 100;

/** Where a file lies in the archive. The number finds it again; the name is for people. */
export function pathOfFile(number: number, name: string): string {
  return `${FOLDER}/${number}-${plain(name)}`;
}

/** The number of a file from its place below the folder of the archive; null for anything else. */
export function numberOfFile(path: string): number | null {
  const [, number] = /^arquivos\/([1-9]\d{0,6})-/.exec(path) ?? [];
  return number === undefined ? null : Number(number);
}

/** Every system that may unpack it forbids some of these. */
function plain(name: string): string {
  const tidy = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .trim();
  return shortened(tidy).replace(/[. ]+$/, '') || 'arquivo';
}

/** Without the middle: the ending says what opens it. Half a letter at a cut is taken out. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  return (name.slice(0, LONGEST - 20) + name.slice(-20)).toWellFormed().replaceAll('\uFFFD', '');
}
