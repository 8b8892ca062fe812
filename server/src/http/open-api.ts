import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { z } from 'zod';

const PROBLEM = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(Object.keys(PROBLEMS) as [string, ...string[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

const BYTES = { type: 'string', format: 'binary' };
const FILE = { 'application/octet-stream': { schema: BYTES } };
const FILE_PART = {
  'multipart/form-data': { schema: { type: 'object', properties: { file: BYTES }, required: ['file'] } },
};

/** OpenAPI 3.1 from the contract; never written by hand. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Leveza', version },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(PROBLEM, 'output') },
    },
    paths,
  };
}

function operation(name: string, endpoint: Endpoint): object {
  const answer = endpoint.reply.extend({ success: z.literal(true) });
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.method === 'GET' ? { 'x-shows': endpoint.shows } : { 'x-changes': endpoint.changes }),
    security: endpoint.access === 'patient' ? [{ session: [] }] : [],
    parameters: [
      ...parameters(endpoint, 'params', 'path'),
      ...parameters(endpoint, 'query', 'query'),
      ...keyHeader(endpoint),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    ...(endpoint.upload && { requestBody: { required: true, content: FILE_PART } }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: endpoint.download ? FILE : json(schemaOf(answer, 'output')),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function parameters(endpoint: Endpoint, part: 'params' | 'query', place: 'path' | 'query'): object[] {
  const schema = endpoint[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function keyHeader({ method, access, isSecret, isSlow }: Endpoint): object[] {
  if (method !== 'POST' || access !== 'patient' || isSecret || isSlow) return [];
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } },
  ];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: object) {
  return { 'application/json': { schema } };
}
