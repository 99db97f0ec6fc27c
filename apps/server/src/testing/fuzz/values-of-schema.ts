import { OPTION_MAX_LENGTH } from '@second-bell/contract';
import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** What a schema of the contract is in JSON Schema: the parts that the contract uses. */
type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  additionalProperties?: JsonSchema | boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Values of a field that its schema does not tell: an id, a picture. By the field's name. */
export type Known = (field: string) => fc.Arbitrary<unknown> | undefined;

/** So many entries make a list of the usual length; now and then as many as the schema lets through, up to this. */
const USUAL_ITEMS = 4;
const MOST_ITEMS = 60;

/** Values that the schema lets through, nearly always: what its own rules refuse beyond JSON Schema is made as well. */
export function valuesOf(schema: z.ZodMiniType, known: Known): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

  return ofJsonSchema(json as JsonSchema, known);
}

function ofJsonSchema(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => ofJsonSchema(choice, known)));

  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return arrayOf(schema, known);
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 53 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  known: Known,
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, known(name) ?? ofJsonSchema(schema, known)]),
  );
  if (Object.keys(model).length > 0) return fc.record(model, { requiredKeys: required });

  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};

  return fc.dictionary(fc.string({ maxLength: 8 }), ofJsonSchema(rest, known), { maxKeys: USUAL_ITEMS });
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: JsonSchema, known: Known) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => ofJsonSchema(item, known)));
  const item = ofJsonSchema(items ?? {}, known);
  const most = Math.min(maxItems, MOST_ITEMS);

  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc.array(item, { minLength: minItems, maxLength: Math.min(most, USUAL_ITEMS) }),
    },
    { weight: 1, arbitrary: fc.array(item, { minLength: most, maxLength: most }) },
  );
}

function textOf({ format, pattern, minLength = 0, maxLength = OPTION_MAX_LENGTH }: JsonSchema) {
  if (format === 'date-time') return moments;
  if (format === 'date') return moments.map((moment) => moment.slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  // What looks ahead cannot be made from the pattern; such fields are known by name.
  if (pattern !== undefined && !pattern.includes('(?!')) return fc.stringMatching(new RegExp(pattern));

  return fc.oneof(
    { weight: 12, arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 30), unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
  );
}

const moments = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
