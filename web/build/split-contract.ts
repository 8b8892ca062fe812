import { dirname, resolve } from 'node:path';
import { type ImportDeclaration, parseSync, type Statement, Visitor } from 'oxc-parser';

/** The half of a module that makes schemas has its name with this before the ending. */
const HALF = '.schemas.ts';
/** Stands for a whole module in an import. */
const ALL = '*';
const ZOD = /\/contract\/src\/zod\.ts$/;

interface Piece {
  names: string[];
  /** The names it reads, of its own module or imported. */
  reads: Set<string>;
  text: string;
  isExported: boolean;
}

interface Import {
  /** The module as an absolute path, where it is one of the contract. */
  file: string | null;
  source: string;
  names: { imported: string; local: string }[];
}

interface Module {
  imports: Import[];
  pieces: Piece[];
  /** Names of values that cannot be made without zod. */
  schemas: Set<string>;
}

export const isHalf = (file: string): boolean => file.endsWith(HALF);
export const wholeOf = (half: string): string => `${half.slice(0, -HALF.length)}.ts`;
const halfOf = (file: string): string => `${file.slice(0, -'.ts'.length)}${HALF}`;

/**
 * Every module of the contract becomes two: its endpoints, tables and words, and its schemas. A screen that only calls
 * an endpoint then loads neither the schemas of its forms nor zod. `contentOf` answers with the text of a module.
 */
export function splitContract(root: string, contentOf: (file: string) => string) {
  const known = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const found = known.get(file);
    if (found) return found;
    const module = parsed(file, contentOf(file), root);
    known.set(file, module);
    markSchemas(module, (imported) => moduleOf(imported).schemas);
    return module;
  };

  /** One import, from the half or halves its names are in. */
  const fromHalves = ({ file, names }: Import & { file: string }): string => {
    const { pieces, schemas } = moduleOf(file);
    const isSchema = ({ imported }: { imported: string }) => schemas.has(imported) || imported === ALL;
    const isMixed = pieces.some(
      (piece) => piece.isExported && !piece.names.every((name) => schemas.has(name)),
    );
    if (isMixed && names.some(({ imported }) => imported === ALL))
      throw new Error(
        `Import ${file} by its names: not all of them are schemas (web/build/split-contract.ts)`,
      );
    return (
      importOf(
        names.filter((each) => !isSchema(each)),
        file,
      ) +
      importOf(
        names.filter((each) => isSchema(each)),
        halfOf(file),
      )
    );
  };

  return {
    /** The code of one half. */
    half(file: string, isOfSchemas: boolean): string {
      const { imports, pieces, schemas } = moduleOf(file);
      const isSchema = ({ names }: Piece) => names.some((name) => schemas.has(name));
      const kept = pieces.filter((piece) => piece.names.length > 0 && isSchema(piece) === isOfSchemas);
      const effects = isOfSchemas ? [] : pieces.filter(({ names }) => names.length === 0);
      const read = new Set([...kept, ...effects].flatMap(({ reads }) => [...reads]));
      const lines = imports.flatMap((each) => {
        const names = each.names.filter(({ local }) => read.has(local));
        if (names.length === 0) return [];
        if (each.file === null || ZOD.test(each.file)) return [importOf(names, each.file ?? each.source)];
        return [fromHalves({ ...each, file: each.file, names })];
      });
      const plain = pieces.filter((piece) => !isSchema(piece));
      if (isOfSchemas) {
        const own = plain.flatMap(({ names }) => names).filter((name) => read.has(name));
        lines.unshift(importOf(own.map(same), file));
      } else {
        const hidden = plain.filter(({ isExported }) => !isExported).flatMap(({ names }) => names);
        if (hidden.length > 0) effects.push({ ...NOTHING, text: `export { ${hidden.join(', ')} };` });
      }
      return `${lines.join('')}${[...kept, ...effects].map(({ text }) => `${text}\n`).join('')}`;
    },

    /** The code of a module outside of the contract, which imports from the halves. */
    importer(file: string, code: string): string {
      if (!code.includes('@leveza/contract/')) return code;
      const { program } = parseSync(file, code);
      return program.body.reduceRight((text, statement) => {
        if (statement.type !== 'ImportDeclaration') return text;
        const found = importIn(statement, file, root);
        if (!found?.file || ZOD.test(found.file)) return text;
        for (const { local } of found.names) refuseSchemaOf(local, file, code);
        const lines = fromHalves({ ...found, file: found.file });
        return text.slice(0, statement.start) + lines.trimEnd() + text.slice(statement.end);
      }, code);
    },
  };
}

/** An endpoint has no schema here: a form names the schema itself. */
function refuseSchemaOf(name: string, file: string, code: string): void {
  const [found] = new RegExp(`\\b${name}\\.(params|query|body|reply)\\b`).exec(code) ?? [];
  if (found)
    throw new Error(`${file}: ${found} is not in the web build; give the schema a name in the contract`);
}

const NOTHING: Piece = { names: [], reads: new Set(), text: '', isExported: false };
const same = (name: string) => ({ imported: name, local: name });

function importOf(names: readonly { imported: string; local: string }[], source: string): string {
  if (names.length === 0) return '';
  const [first] = names;
  if (first?.imported === ALL) return `import * as ${first.local} from ${JSON.stringify(source)};\n`;
  const list = names.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
  return `import { ${list.join(', ')} } from ${JSON.stringify(source)};\n`;
}

function parsed(file: string, code: string, root: string): Module {
  const imports: Import[] = [];
  const pieces: Piece[] = [];
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const found = importIn(statement, file, root);
      if (found) imports.push(found);
      continue;
    }
    const isType = statement.type === 'ExportNamedDeclaration' && statement.exportKind === 'type';
    if (isType || statement.type.startsWith('TS')) continue;
    if (/^Export(All|Default)/.test(statement.type))
      throw new Error(`${file}: web/build/split-contract.ts knows no ${statement.type}`);
    const text = code.slice(statement.start, statement.end);
    pieces.push({ ...namesOf(statement), reads: readsOf(file, text), text });
  }
  return { imports, pieces, schemas: new Set() };
}

function importIn(statement: ImportDeclaration, file: string, root: string): Import | null {
  if (statement.importKind === 'type') return null;
  const source = statement.source.value;
  const path = source.startsWith('.') ? resolve(dirname(file), source) : source;
  const whole = path.replace(/^@leveza\/contract\//, `${root}/`);
  const isOfContract = whole.startsWith(`${root}/`);
  const names = statement.specifiers.flatMap((each) => {
    const local = each.local.name;
    if (each.type === 'ImportSpecifier') {
      const imported = each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
      return each.importKind === 'type' ? [] : [{ imported, local }];
    }
    return [{ imported: each.type === 'ImportNamespaceSpecifier' ? ALL : 'default', local }];
  });
  return names.length > 0 ? { file: isOfContract ? whole : null, source: path, names } : null;
}

function namesOf(statement: Statement): Pick<Piece, 'names' | 'isExported'> {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declared = isExported ? statement.declaration : statement;
  const names: string[] = [];
  if (declared?.type === 'VariableDeclaration') {
    for (const { id } of declared.declarations) {
      if (id.type === 'Identifier') names.push(id.name);
      if (id.type !== 'ObjectPattern') continue;
      for (const each of id.properties) {
        const value = each.type === 'Property' ? each.value : each.argument;
        if (value.type === 'Identifier') names.push(value.name);
      }
    }
  } else if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration') {
    if (declared.id) names.push(declared.id.name);
  }
  return { names, isExported };
}

/** The names a statement reads as values; a property of the same name is none of them. */
function readsOf(file: string, text: string): Set<string> {
  const found = new Map<number, string>();
  const not = new Set<number>();
  let types = 0;
  const enter = () => void (types += 1);
  const leave = () => void (types -= 1);
  new Visitor({
    Identifier: ({ start, name }) => void (types === 0 && found.set(start, name)),
    MemberExpression: ({ computed, property }) => void (computed || not.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || not.add(key.start)),
    TSTypeReference: enter,
    'TSTypeReference:exit': leave,
    TSTypeQuery: enter,
    'TSTypeQuery:exit': leave,
  }).visit(parseSync(file, text).program);
  return new Set([...found].filter(([start]) => !not.has(start)).map(([, name]) => name));
}

/** A value that reads a schema is one, too. */
function markSchemas({ imports, pieces, schemas }: Module, schemasIn: (file: string) => Set<string>): void {
  const tainted = new Set(
    imports.flatMap(({ file, names }) => {
      if (file === null) return [];
      if (ZOD.test(file)) return names.map(({ local }) => local);
      const there = schemasIn(file);
      return names
        .filter(({ imported }) => there.has(imported) || imported === ALL)
        .map(({ local }) => local);
    }),
  );
  let before: number;
  do {
    before = schemas.size;
    for (const { names, reads } of pieces) {
      if (![...reads].some((name) => tainted.has(name) || schemas.has(name))) continue;
      for (const name of names) schemas.add(name);
    }
  } while (schemas.size > before);
}
