import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, type Program, Visitor } from 'oxc-parser';

export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

export function targetOf(
  file: string,
  imported: string,
): { package: string; path?: never } | { path: string; package?: never } {
  const inside = /^@leveza\/(\w+)\/(.+)$/.exec(imported);
  if (inside) return { path: `${inside[1]}/src/${inside[2]}` };
  if (imported.startsWith('.')) return { path: normalize(join(dirname(file), imported)) };
  return {
    package: imported.startsWith('@') || imported.startsWith('node:') ? imported : imported.split('/')[0]!,
  };
}

export interface Read {
  file: string;
  imports: string[];
  hasDefaultExport: boolean;
  isBarrel: boolean;
  /** It imports by `import.meta.glob`. */
  hasPattern: boolean;
  /** Comments and names that CONTRIBUTING refuses under 'Plain words'. */
  riddles: string[];
}

const IN_A_HOUSE = /^(domain|contract|reading|server|web)\//;

/** The first word of a comment that names no thing: a pronoun, or a bare participle without a subject. */
const RIDDLE =
  /(?:\/\*\*?\s*(?:\*\s*)?|(?<!\/\/.*\n\s*)\/\/\s*)(?:What|Whatever|Whoever|Nobody|Said|Told|Given)\b.*/g;
/** The same words inside of a comment; an adverb such as 'whatever the hour' is plain. */
const RIDDLE_INSIDE = /(?:\/\/|^\s*\/?\*+)\s.*\b(?:nobody|whoever)\b/gm;
/** Names that say how a value came there. `toldAt` is the name of a moment. */
const VAGUE = /^(?:told|given|meant|said)$|(?:Told|Given|Meant|Said)$/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** Values, parameters and fields that no reader understands by their name. */
function vagueNames(source: string, program: () => Program): string[] {
  const isWorthParsing = /(?:told|given|meant|said)\b/i.test(source.replaceAll(COMMENT, ''));
  const found: string[] = [];
  const look = ({ name }: { name: string }) => void (VAGUE.test(name) && found.push(name));
  if (isWorthParsing) new Visitor({ Identifier: look, PrivateIdentifier: look }).visit(program());
  return found;
}

/** Sources named without an import: the file of a worker, and `import('…')` in a type. */
function hiddenImports(source: string, program: () => Program): string[] {
  if (!/import\.meta\.url|\bimport\(/.test(source)) return [];
  const found: string[] = [];
  new Visitor({
    TSImportType: ({ source: { value } }) => void found.push(value),
    NewExpression: ({ callee, arguments: [first] }) => {
      const isAddress = callee.type === 'Identifier' && callee.name === 'URL';
      if (!isAddress || first?.type !== 'Literal' || typeof first.value !== 'string') return;
      if (/\.(tsx?|mjs)$/.test(first.value))
        found.push(first.value.startsWith('.') ? first.value : `./${first.value}`);
    },
  }).visit(program());
  return found;
}

export function read(file: string, source = readFileSync(file, 'utf8')): Read {
  const parsed = parseSync(file, source);
  const { module } = parsed;
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  );
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const sources = new Set(exported.map(({ moduleRequest }) => moduleRequest?.value));
  return {
    file,
    imports: [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...exported.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ...dynamic,
      ...hiddenImports(source, () => parsed.program),
    ],
    hasPattern: /\bimport\.meta\.glob\b/.test(source.replaceAll(COMMENT, '')),
    hasDefaultExport: exported.some(({ exportName }) => exportName.kind === 'Default'),
    isBarrel: sources.size > 1 && exported.every(({ moduleRequest }) => moduleRequest !== null),
    riddles: [
      ...[RIDDLE, RIDDLE_INSIDE].flatMap((kind) => source.match(kind) ?? []),
      ...(isTest(file) && IN_A_HOUSE.test(file) ? [] : vagueNames(source, () => parsed.program)),
    ],
  };
}

export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
