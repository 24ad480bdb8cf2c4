import type { Type } from 'typebox';
import { Compile } from 'typebox/compile';

export interface Fault {
  field: string;
  message: string;
}
/** What is read of a form here: the keywords of JSON Schema that ours use. */
interface Keywords {
  type?: string;
  properties?: { [name: string]: Type.TSchema };
  required?: string[];
  additionalProperties?: unknown;
  items?: Type.TSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const checks = new WeakMap<Type.TSchema, (value: unknown) => boolean>();
function fits(form: Type.TSchema, value: unknown): boolean {
  let check = checks.get(form);
  if (!check) {
    const compiled = Compile(form);
    checks.set(form, (check = (given) => compiled.Check(given)));
  }
  return check(value);
}

/**
 * Where a value leaves its form, and how. Only the first fault is looked for: a list of all of them would run every pattern over a text
 * that is too long already.
 */
export function firstFault(form: Type.TSchema, value: unknown, field: string): Fault {
  const { type, properties, required = [], additionalProperties, items } = form as Keywords;
  if (properties && isObject(value)) {
    for (const name of required)
      if (!Object.hasOwn(value, name)) return { field: `${field}/${name}`, message: 'is missing' };
    for (const [name, inner] of Object.entries(value)) {
      const of = Object.hasOwn(properties, name) ? properties[name]! : null;
      if (of && !fits(of, inner)) return firstFault(of, inner, `${field}/${name}`);
      if (!of && additionalProperties === false)
        return { field: `${field}/${name.slice(0, 60)}`, message: 'is not known here' };
    }
  }
  if (items && Array.isArray(value)) {
    const at = value.findIndex((inner) => !fits(items, inner));
    if (at >= 0) return firstFault(items, value[at], `${field}/${at}`);
  }
  return { field, message: type === undefined ? 'has the wrong form' : faultOf(form as Keywords, value) };
}

const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultOf({ type, minLength = 0, maxLength = Infinity, minimum, maximum }: Keywords, value: unknown): string {
  if (type === 'string' && typeof value === 'string') {
    if (value.length > maxLength) return `must have at most ${maxLength} characters`;
    return value.length < minLength
      ? `must have at least ${minLength} characters`
      : 'has characters that are not allowed';
  }
  if (type === 'integer' && Number.isInteger(value)) return `must be a whole number from ${minimum} to ${maximum}`;
  return type === 'object' || type === 'array' ? 'has the wrong form' : `must be of type ${type}`;
}
