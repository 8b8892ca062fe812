import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

/** A command that an undo sends, by the hook that made it. */
export interface UndoCommand {
  file: string;
  hook: string;
  endpoint: string;
}

/** The `undo:` of a message, or the `restore:` of a deletion, with every command it sends. */
export interface Undo {
  file: string;
  commands: UndoCommand[];
}

interface Declaration {
  name: string;
  /** The function, block or file that knows the name. */
  scope: Node;
  /** The declared value; null for a parameter and for an import. */
  value: Node | null;
  /** The part of the value that the name takes: `const { part } = value`. */
  part: string | null;
  /** Where it is imported from. */
  source: string | null;
  /** The function that it is a parameter of. */
  takenBy: Node | null;
}

interface Source {
  file: string;
  program: Node;
  declarations: Declaration[];
  parents: Map<Node, Node>;
}

const SCOPES = new Set([
  'Program',
  'BlockStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);
const isFunction = ({ type }: Node) => type.includes('Function');
const isType = ({ type }: Node) =>
  type.startsWith('TS') && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type);

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((each): each is Node => typeof each === 'object' && each !== null && 'type' in each)
    .filter((each) => !isType(each));
}

function* allIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* allIn(child);
}

const nameOf = (node: Node | null | undefined) => (node?.type === 'Identifier' ? node.name : null);

/** Reads the sources below a folder, each once, and finds the commands of their undos. */
export function undoReader(root: string) {
  const known = new Map<string, Source>();

  const sourceOf = (file: string): Source => {
    const found = known.get(file) ?? sourceFrom(file, readFileSync(join(root, file), 'utf8'));
    known.set(file, found);
    return found;
  };

  /** The commands that a part of the code can reach by the names it uses. */
  const reach = (source: Source, part: Node, found: UndoCommand[], seen: Set<Node>): void => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const node of allIn(part)) {
      if (node.type === 'Identifier' && isReference(source, node)) follow(source, node, found, seen);
    }
  };

  const follow = (source: Source, used: Node, found: UndoCommand[], seen: Set<Node>): void => {
    const declared = declarationOf(source, used);
    if (!declared) return;
    const { value, takenBy } = declared;
    const parent = source.parents.get(used);
    // Called at once, it is kept by nothing.
    if (
      declared.source?.endsWith('lib/api.ts') &&
      declared.name === 'call' &&
      parent?.type === 'CallExpression'
    )
      found.push({ file: source.file, hook: 'call', endpoint: nameOf(parent.arguments[0]) ?? '' });
    const handed = takenBy ? handedTo(source, takenBy).filter((each) => !isAnswer(each)) : [];
    for (const each of handed) reach(source, each, found, seen);
    if (!value || isAnswer(value)) return;
    const hook = value.type === 'CallExpression' ? nameOf(value.callee) : null;
    if (value.type !== 'CallExpression' || !hook?.startsWith('use')) return reach(source, value, found, seen);
    if (hook.endsWith('Command')) {
      found.push({ file: source.file, hook, endpoint: nameOf(value.arguments[0]) ?? '' });
      return;
    }
    const member =
      parent?.type === 'MemberExpression' && parent.object === used ? nameOf(parent.property) : null;
    intoHook(source, value.callee, { part: declared.part ?? member, found, seen });
  };

  /** Goes on in a hook of the same file or of another feature file, with the part of its answer that is used. */
  const intoHook = (
    source: Source,
    callee: Node,
    { part, found, seen }: { part: string | null; found: UndoCommand[]; seen: Set<Node> },
  ): void => {
    const declared = declarationOf(source, callee);
    const from = declared?.source && join(dirname(source.file), declared.source);
    const there = from && !from.startsWith('..') && existsSync(join(root, from)) ? sourceOf(from) : source;
    const hook = there === source ? declared : declarationOf(there, callee, there.program);
    if (!hook?.value || !isFunction(hook.value)) return;
    for (const answer of answersOf(there, hook.value)) reach(there, partOf(answer, part), found, seen);
  };

  return (file: string): Undo[] => {
    const source = sourceOf(file);
    return rootsOf(source).map((part) => {
      const found: UndoCommand[] = [];
      reach(source, part, found, new Set());
      return { file, commands: found };
    });
  };
}

function sourceFrom(file: string, text: string): Source {
  const program: Node = parseSync(file, text).program;
  const source: Source = { file, program, declarations: [], parents: new Map() };
  for (const node of allIn(program)) for (const child of childrenOf(node)) source.parents.set(child, node);
  for (const node of allIn(program)) source.declarations.push(...declaredBy(source, node));
  return source;
}

function declaredBy(source: Source, node: Node): Declaration[] {
  const plain = { value: null, part: null, source: null, takenBy: null };
  if (node.type === 'ImportDeclaration') {
    return node.specifiers.map(({ local }) => ({
      ...plain,
      name: local.name,
      scope: source.program,
      source: node.source.value,
    }));
  }
  if (node.type === 'VariableDeclarator') {
    const scope = scopeOf(source, node);
    return namesIn(node.id).map((each) => ({ ...plain, ...each, scope, value: node.init }));
  }
  if (!isFunction(node) || !('params' in node)) return [];
  const own =
    node.type === 'FunctionDeclaration' && node.id
      ? [{ ...plain, name: node.id.name, scope: scopeOf(source, node), value: node as Node }]
      : [];
  const taken = node.params
    .flatMap((param) => namesIn(param))
    .map((each) => ({ ...plain, ...each, scope: node, takenBy: node }));
  return [...own, ...taken];
}

/** The names of a pattern, each with the part it takes. */
function namesIn(pattern: Node): { name: string; part: string | null }[] {
  if (pattern.type === 'Identifier') return [{ name: pattern.name, part: null }];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'RestElement') return namesIn(pattern.argument);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((each) => (each ? namesIn(each) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) =>
    each.type === 'RestElement'
      ? namesIn(each)
      : namesIn(each.value).map(({ name }) => ({ name, part: nameOf(each.key) })),
  );
}

function scopeOf({ parents, program }: Source, node: Node): Node {
  for (let outer = parents.get(node); outer; outer = parents.get(outer)) {
    if (SCOPES.has(outer.type)) return outer;
  }
  return program;
}

/** The innermost declaration that the name can mean at its place. */
function declarationOf(source: Source, used: Node, at: Node = used): Declaration | undefined {
  const named = source.declarations.filter(
    ({ name, scope }) => name === nameOf(used) && scope.start <= at.start && at.end <= scope.end,
  );
  return named.toSorted((one, other) => other.scope.start - one.scope.start)[0];
}

/** A name that stands for a value, and not for a key or for a member. */
function isReference({ parents }: Source, node: Node): boolean {
  const parent = parents.get(node);
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.type === 'Property') return parent.value === node || parent.computed;
  return true;
}

/** The arguments of all calls of a function that has a name. */
function handedTo(source: Source, taker: Node): Node[] {
  const named = source.declarations.find(({ value }) => value === taker);
  if (!named) return [];
  return [...allIn(source.program)].flatMap((node) =>
    node.type === 'CallExpression' && declarationOf(source, node.callee) === named ? node.arguments : [],
  );
}

/** An answer that was awaited before is a value: an undo that uses it does not send its call again. */
const isAnswer = (node: Node): boolean =>
  node.type === 'AwaitExpression' || (!isFunction(node) && childrenOf(node).some(isAnswer));

/** The values that a function answers. */
function answersOf({ parents }: Source, from: Node): Node[] {
  if (from.type === 'ArrowFunctionExpression' && from.body.type !== 'BlockStatement') return [from.body];
  return [...allIn(from)].flatMap((node) => {
    if (node.type !== 'ReturnStatement' || !node.argument) return [];
    let outer = parents.get(node);
    while (outer && !isFunction(outer)) outer = parents.get(outer);
    return outer === from ? [node.argument] : [];
  });
}

function partOf(answer: Node, part: string | null): Node {
  if (answer.type !== 'ObjectExpression' || part === null) return answer;
  const own = answer.properties.find((each) => each.type === 'Property' && nameOf(each.key) === part);
  return own?.type === 'Property' ? own.value : answer;
}

/** The undos of a file; one inside of another, such as a field of that name, belongs to it. */
function rootsOf(source: Source): Node[] {
  const found = [...allIn(source.program)].flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const around = source.parents.get(node);
    const isDeletion = around?.type === 'CallExpression' && nameOf(around.callee) === 'useDelete';
    return node.properties.flatMap((each) => {
      if (each.type !== 'Property') return [];
      const name = nameOf(each.key);
      return name === 'undo' || (isDeletion && name === 'restore') ? [each.value] : [];
    });
  });
  return found.filter(
    (node) => !found.some((other) => other !== node && other.start <= node.start && node.end <= other.end),
  );
}
