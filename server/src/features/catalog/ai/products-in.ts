import { jsonrepair } from 'jsonrepair';

/** An upper bound before the best are chosen. */
const MOST_PRODUCTS = 50;

/** The list of products in a model's answer, in code fences or not, cut off or not; empty when there is none. */
export function productsIn(reply: string): unknown[] {
  const text = withoutFences(reply);
  // 'Espero ter ajudado!'
  const whole =
    parsed(text) ?? parsed(text.slice(0, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1));
  if (whole !== undefined) return listIn(whole);
  const products = listIn(repaired(text));
  // Where the answer was cut, '1000 mg' may have become '10'.
  return isWhole(products.at(-1)) ? products : products.slice(0, -1);
}

function withoutFences(reply: string): string {
  const text = reply.trim();
  const [, fenced] = /```(?:json)?\s*([\s\S]*?)(?:```|$)/i.exec(text) ?? [];
  const inner = fenced ?? text;
  // 'Aqui estão os produtos: {…}'
  const start = inner.search(/[[{]/);
  return start < 0 ? '' : inner.slice(start);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return parsed(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** `{ "products": […] }`, the list alone, a list under another name, or one product. */
function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, MOST_PRODUCTS);
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value) return [value];
  return listIn(Object.values(value).find(Array.isArray) ?? []);
}

/** The confidence comes last in the answer asked for. */
function isWhole(product: unknown): boolean {
  return typeof product === 'object' && product !== null && 'confidence' in product;
}
