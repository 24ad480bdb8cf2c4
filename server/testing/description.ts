import { Compile } from 'typebox/schema';

interface Operation {
  responses: { [status: string]: { content?: { [media: string]: { schema: object } } } };
}
interface Document {
  paths: { [path: string]: { [method: string]: Operation } };
  components: { schemas: { [name: string]: object } };
}

/** The description that a server gives of itself at /api, and whether its answers are as it says. */
export class Description {
  readonly document: Document;
  /** "GET /api/me 200": the answers that were held against it. */
  readonly seen = new Set<string>();
  private readonly compiled = new Map<object, ReturnType<typeof Compile>>();

  private constructor(document: Document) {
    this.document = document;
  }
  static async of(url: string): Promise<Description> {
    return new Description((await (await fetch(`${url}/api`)).json()) as Document);
  }

  /** Throws when an answer is not what the description promises. */
  check(method: string, path: string, status: number, body: unknown): void {
    const found = this.find(method, path.split('?')[0]!);
    // What is not described is not there.
    if (!found && status < 400) throw new Error(`${method} ${path} is not described`);
    const responses = found?.operation.responses ?? {};
    this.seen.add(`${method} ${found?.pattern ?? path} ${status}`);
    const schema = Object.values((responses[status] ?? responses.default)?.content ?? {})[0]?.schema;
    if (schema) this.mustFit(schema, body, `${method} ${path} ${status}`);
  }
  /** The same for a message of the server over a socket. */
  checkMessage(content: unknown): void {
    const { t } = content as { t: string };
    this.seen.add(t);
    this.mustFit(this.document.components.schemas.ServerMessage!, content, `message ${t}`);
  }

  /** The body of every answer that says no. */
  checkError(body: unknown, what: string): void {
    this.mustFit(this.document.components.schemas.ApiError!, body, what);
  }

  private find(method: string, path: string): { pattern: string; operation: Operation } | null {
    const fixed = this.document.paths[path]?.[method.toLowerCase()];
    if (fixed) return { pattern: path, operation: fixed };
    for (const [pattern, operations] of Object.entries(this.document.paths)) {
      const operation = operations[method.toLowerCase()];
      if (operation && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
        return { pattern, operation };
    }
    return null;
  }

  private mustFit(schema: object, value: unknown, what: string): void {
    let form = this.compiled.get(schema);
    if (!form) {
      form = Compile({ ...schema, components: this.document.components });
      this.compiled.set(schema, form);
    }
    if (form.Check(value)) return;
    const [, errors] = form.Errors(value);
    const why = errors.slice(0, 8).map(({ instancePath, message }) => `${instancePath} ${message}`);
    throw new Error(`${what} is not as described: ${why.join('; ')}\n${JSON.stringify(value).slice(0, 2000)}`);
  }
}
