import { z } from 'zod';
import type {
  PortableTable,
  ReferenceField,
  ValueField,
} from '../../features/account/portability/portable-table.ts';
import type { PatientData } from '../../features/account/portability/registry.ts';
import { tableOf } from '../../features/account/portability/registry.ts';

/** The part of docs/export-format.md that follows from the registry, so that it cannot say anything else. */
export function fieldTables(data: PatientData): string {
  const section = (title: string, tables: readonly PortableTable[]) => [
    `## ${title}`,
    ...tables.flatMap((table) => ['', ...listTable(data, table)]),
    '',
  ];
  const excused = Object.entries(data.excused).map(([name, reason]) => `| \`${name}\` | ${reason} |`);
  return [
    ...section('`account`', [data.account]),
    ...section('`content`', data.content),
    ...section('`records`', data.records),
    '## Not exported',
    '',
    '| table | why |',
    '|---|---|',
    ...excused,
  ].join('\n');
}

function listTable(data: PatientData, table: PortableTable): string[] {
  const notes = [
    table.mostRows === 1 && 'At most one row.',
    table.mostRows > 1 && Number.isFinite(table.mostRows) && `At most ${table.mostRows} rows.`,
    table.comesWithAccount && 'Replaced by an import.',
    table.leftOut.length > 0 &&
      `Left out: ${table.leftOut.map(({ key, reason }) => `\`${key}\` (${reason})`).join(', ')}.`,
    table.derived.length > 0 && `Made anew: ${table.derived.map(({ key }) => `\`${key}\``).join(', ')}.`,
  ].filter(Boolean);
  return [
    `### \`${table.name}\` · ${table.title}`,
    '',
    ...(notes.length > 0 ? [notes.join(' '), ''] : []),
    '| key | label | holds | empty |',
    '|---|---|---|---|',
    ...table.fields.map(
      (field) =>
        `| \`${field.key}\` | ${field.label} | ${holds(data, table, field)} | ${field.column.notNull ? '' : 'null'} |`,
    ),
  ];
}

function holds(data: PatientData, table: PortableTable, field: ValueField | ReferenceField): string {
  if (!field.to) {
    const isBounded = field.isRecorded && data.content.includes(table);
    return [field.kind.word, ...limitsOf(field.read), ...(isBounded ? ['not in the future'] : [])].join('; ');
  }
  const target = tableOf(data, field.to);
  return `number in \`${target.name}\`${target.shippedBy ? `, or \`{ "${target.shippedBy.name}": "…" }\`` : ''}`;
}

interface Limits {
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Limits;
}

const itemLimit = (items: Limits['items']) =>
  items?.maxLength === undefined ? '' : ` of up to ${items.maxLength} characters`;

function limitsOf(schema: z.ZodType): string[] {
  const limits = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Limits;
  const { minimum = -Infinity, maximum = Infinity } = limits;
  // Bounds of the column's own type are not limits of ours.
  const isBounded = Math.abs(minimum) < 1e9 && Math.abs(maximum) < 1e9;
  return [
    limits.enum && `one of ${limits.enum.map((word) => `\`${String(word)}\``).join(', ')}`,
    isBounded && `${minimum} to ${maximum}`,
    limits.maxLength !== undefined && `up to ${limits.maxLength} characters`,
    limits.maxItems !== undefined && `up to ${limits.maxItems}${itemLimit(limits.items)}`,
  ].filter((part) => typeof part === 'string');
}
