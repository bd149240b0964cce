import { fieldTexts } from '@peonia/contract/documents/field-texts.ts';
import { namedSchemas } from '@peonia/contract/documents/named-schemas.ts';
import { exampleOf, typeOf, type Json } from './example-of.ts';

/**
 * Schemas of a document. One with a name stands once under `components.schemas` and is referred to; every field has a
 * description, and an example unless it is made of fields itself.
 */
export class DocumentSchemas {
  readonly named: Record<string, Json> = {};
  /** JSON Schema before 2019-09, as in AsyncAPI, takes nothing beside a reference. */
  readonly #describesReferences: boolean;
  readonly #names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [textOf(schema as Json), name]));

  constructor({ describesReferences }: { describesReferences: boolean }) {
    this.#describesReferences = describesReferences;
  }

  /** The schema as the document shows it. */
  show(schema: Json): Json {
    const { name, isNullable } = this.#nameOf(schema);
    if (name === undefined) return this.#showWhole(schema);
    if (!(name in this.named)) {
      this.named[name] = {};
      this.named[name] = this.#showWhole(namedSchemas[name as keyof typeof namedSchemas] as unknown as Json);
    }
    const reference = { $ref: `#/components/schemas/${name}` };
    return isNullable ? { anyOf: [reference, { type: 'null' }] } : reference;
  }

  /** A field with its description and example. */
  showField(name: string, schema: Json): Json {
    const shown = this.show(schema);
    if ('$ref' in shown && !this.#describesReferences) return shown;
    const description = schema['description'] ?? textOfName(name, schema);
    const isLeaf = !['object', 'array'].includes(String(typeOf(schema))) && !('anyOf' in schema);
    return {
      ...shown,
      ...(description === undefined ? {} : { description }),
      ...(isLeaf ? { examples: [exampleOf(schema, name)] } : {}),
    };
  }

  #showWhole(schema: Json): Json {
    const shown: Record<string, unknown> = { ...schema };
    if (Array.isArray(schema['enum']) && schema['type'] === undefined) shown['type'] = typesOf(schema['enum']);
    if ('const' in schema && schema['type'] === undefined) shown['type'] = typeof schema['const'];
    if (isJson(schema['properties']))
      shown['properties'] = Object.fromEntries(
        Object.entries(schema['properties']).map(([name, field]) => [name, this.showField(name, field as Json)]),
      );
    if (isJson(schema['items'])) shown['items'] = this.show(schema['items']);
    if (isJson(schema['patternProperties']))
      shown['patternProperties'] = Object.fromEntries(
        Object.entries(schema['patternProperties']).map(([pattern, field]) => [pattern, this.show(field as Json)]),
      );
    if (Array.isArray(schema['anyOf'])) shown['anyOf'] = schema['anyOf'].map((one) => this.show(one as Json));
    return shown;
  }

  #nameOf(schema: Json): { name: string | undefined; isNullable: boolean } {
    const name = this.#names.get(textOf(schema));
    if (name !== undefined || !Array.isArray(schema['type'])) return { name, isNullable: false };
    return { name: this.#names.get(textOf({ ...schema, type: typeOf(schema) })), isNullable: true };
  }
}

/** What a field of this name means. Of one that is never null the words about null are left out. */
function textOfName(name: string, schema: Json): string | undefined {
  return mayBeNull(schema) ? fieldTexts[name] : fieldTexts[name]?.replace(/; null [^;.]*/, '');
}

function mayBeNull(schema: Json): boolean {
  const choices = [schema['type'], schema['enum'], schema['anyOf']].filter(Array.isArray).flat() as unknown[];
  return choices.some(
    (choice) => choice === null || choice === 'null' || (isJson(choice) && choice['type'] === 'null'),
  );
}

/** What makes two schemas the same: all but the words beside them. */
function textOf({ description: _, ...schema }: Json): string {
  return JSON.stringify(Object.entries(schema).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function typesOf(values: readonly unknown[]): unknown {
  const types = [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  const isWhole = values.every((value) => typeof value !== 'number' || Number.isInteger(value));
  const named = types.map((type) => (type === 'number' && isWhole ? 'integer' : type));
  return named.length === 1 ? named[0] : named;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
