import { withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { joinedWords, type Cell, type Line } from './layout.ts';

type Role = 'name' | 'result' | 'unit' | 'low' | 'high' | 'reference' | 'aside';

/** 'Valor encontrado: 92', in one cell or in two. */
interface Field {
  role: Role;
  text: string;
  cells: Cell[];
}

interface Form {
  lines: Line[];
  fields: Field[];
}

const ROLES: [RegExp, Role][] = [
  [/^(?:nome do )?(?:exame|analito|teste|parametro|procedimento)$/, 'name'],
  [
    /^(?:resultado|achado|dosagem|valor)(?: (?:atual|encontrado|obtido|medido|do exame|do paciente))?$/,
    'result',
  ],
  [/^unidades?(?: de medida)?$/, 'unit'],
  [/^(?:(?:valor|limite|referencia|faixa|ref)\.? (?:de referencia )?)?(?:min\w*|inferior)\.?$/, 'low'],
  [/^(?:(?:valor|limite|referencia|faixa|ref)\.? (?:de referencia )?)?(?:max\w*|superior)\.?$/, 'high'],
  [
    /^(?:material|amostra|metodo\w*|tecnica|situacao|status|classificacao|data.*|coleta.*|liberac.*)$/,
    'aside',
  ],
];
/** In letters' heights: lines of one form. */
const REACH = 3.2;

/** Forms that print each part of a result behind a label of its own, as the rows of other reports. */
export function withFormRows(lines: readonly Line[]): Line[] {
  const read: (Line | Form)[] = [];
  for (const line of lines) {
    const fields = fieldsOf(line);
    const last = read.at(-1);
    if (!fields) read.push(line);
    else if (last && 'fields' in last && isOf(last, line, fields)) {
      last.lines.push(line);
      last.fields.push(...fields);
    } else read.push({ lines: [line], fields });
  }
  return read.flatMap((each) => ('fields' in each ? (rowsOf(each) ?? each.lines) : [each]));
}

/** Whether a line goes on with the form above it. */
function isOf({ lines, fields }: Form, line: Line, own: readonly Field[]): boolean {
  const last = lines.at(-1)!;
  const isNear = last.page === line.page && line.baseline - last.baseline <= REACH * line.size;
  return isNear && !own.some(({ role }) => isTaken(fields, role));
}

/** A second name or result begins the next form. */
function isTaken(fields: readonly Field[], role: Role): boolean {
  return (
    role !== 'aside' && (role === 'name' ? fields.length > 0 : fields.some((each) => each.role === role))
  );
}

/** The fields that a line consists of; null where it is something else. */
function fieldsOf({ cells }: Line): Field[] | null {
  const fields: Field[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const [cell, next] = [cells[at]!, cells[at + 1]];
    const colon = cell.text.indexOf(':');
    const label = colon < 0 ? cell.text : cell.text.slice(0, colon);
    const beside = colon < 0 ? '' : cell.text.slice(colon + 1).trim();
    const roles = rolesOf(label);
    if (!roles || (beside === '' && (!next || rolesOf(next.text)))) return null;
    if (beside === '') at += 1;
    const own = beside === '' ? [cell, next!] : [cell];
    const text = beside === '' ? next!.text : beside;
    fields.push({ role: roles.role, text, cells: own });
    if (roles.unit !== null) fields.push({ role: 'unit', text: roles.unit, cells: [] });
  }
  return fields;
}

/** 'Resultado em mg/dL' tells the unit too. */
function rolesOf(label: string): { role: Role; unit: string | null } | null {
  const beside = /\s+(?:em\s+(\S+)|[([](\S+)[)\]])\s*$/.exec(label);
  const printed = beside?.[1] ?? beside?.[2] ?? '';
  const unit = isUnit(printed) ? printed : null;
  const plain = fold(unit === null ? label : label.slice(0, beside!.index)).trim();
  if (withoutIntro(`${plain}:`) === '') return { role: 'reference', unit: null };
  const role = ROLES.find(([words]) => words.test(plain))?.[1];
  return role ? { role, unit } : null;
}

/** The rows of a form that has a result, and labels that no other reader knows. */
function rowsOf({ lines: [line], fields }: Form): Line[] | null {
  const of = (role: Role) => fields.find((each) => each.role === role);
  const [name, result, unit, low, high] = [of('name'), of('result'), of('unit'), of('low'), of('high')];
  if (!result || (!unit && !low && !high)) return null;
  const value = cellOf(
    unit && !result.text.includes(unit.text) ? `${result.text} ${unit.text}` : result.text,
    [result, ...(unit ? [unit] : [])],
  );
  const range = of('reference') ?? limitsOf(low, high);
  const reference = range ? [cellOf(`Referência: ${range.text}`, [range])] : [];
  // The material and the day are told to those who read them.
  const facts = fields
    .filter(({ role, cells }) => role === 'aside' && TOLD.test(fold(cells[0]?.text ?? '')))
    .map(({ cells }) => lineOf(cells, line!));
  if (name) return [...facts, lineOf([cellOf(name.text, [name]), value, ...reference], line!)];
  const labelled = { ...value, text: `Resultado: ${value.text}` };
  return [...facts, ...[labelled, ...reference].map((cell) => lineOf([cell], line!))];
}

const TOLD = /^\W*(?:material|amostra|data|coleta)/;

function limitsOf(low: Field | undefined, high: Field | undefined): Field | null {
  const cells = [...(low?.cells ?? []), ...(high?.cells ?? [])];
  if (low && high) return { role: 'reference', text: `${low.text} a ${high.text}`, cells };
  if (!low && !high) return null;
  return { role: 'reference', text: low ? `mínimo ${low.text}` : `até ${high!.text}`, cells };
}

function cellOf(text: string, fields: readonly Field[]): Cell {
  return joinedWords(
    text,
    fields.flatMap(({ cells }) => cells.at(-1)?.words ?? []),
  );
}

function lineOf(cells: Cell[], line: Line): Line {
  const baseline = cells[0]!.words[0]?.baseline ?? line.baseline;
  return { ...line, baseline, cells, text: cells.map(({ text }) => text).join('  ') };
}
