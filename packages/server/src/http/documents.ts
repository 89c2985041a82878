import { errorTable, openApiDocument } from '@fireside/contract';
import type { FastifyInstance } from 'fastify';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { description: string; content?: { 'application/json': { schema: object } } }>;
  security: unknown[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function schemaLink(schema: object): string {
  const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
  if (name) return `<a href="#${name}">${name}</a>`;
  const items = 'items' in schema ? (schema.items as object) : undefined;
  return items ? `list of ${schemaLink(items)}` : json(schema);
}

function section(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, schema }) =>
      `<li><code>${name}</code> (${place}) ${escapeHtml(JSON.stringify(schema))}</li>`,
  );
  const body = operation.requestBody?.content['application/json'].schema;
  const responses = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const schema = content?.['application/json'].schema;
    return `<tr><td>${status}</td><td>${escapeHtml(description)}</td><td>${schema ? schemaLink(schema) : ''}</td></tr>`;
  });
  return `<section><h2 id="${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
    <p>${escapeHtml(operation.summary)}.${operation.security.length > 0 ? ' Needs a signed-in user.' : ''}</p>
    ${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
    ${body ? `<p>Request: ${schemaLink(body)}</p>` : ''}
    <table><thead><tr><th>Status</th><th>Meaning</th><th>Body</th></tr></thead><tbody>${responses.join('')}</tbody></table>
  </section>`;
}

/** A page for people, made from the document for programs. No scripts. */
function page(document: ReturnType<typeof openApiDocument>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const schemas = (document.components as { schemas: Record<string, unknown> }).schemas;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  );
  const errors = Object.values(errorTable).map(
    ({ status, detail }) => `<tr><td>${status}</td><td>${escapeHtml(detail)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fireside API</title>
    <meta name="viewport" content="width=device-width">
    <style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
    table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8888;padding:.25rem .5rem;text-align:left;vertical-align:top}
    pre{overflow:auto;font-size:.85rem}section{margin-block:2.5rem}h2{font-size:1.1rem}</style></head>
    <body><h1>Fireside API</h1><p>${escapeHtml(String((document.info as { description: string }).description))}</p>
    <p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a></p>
    ${operations.join('\n')}
    <h2>Errors</h2><table>${errors.join('')}</table>
    <h2>Schemas</h2>${Object.entries(schemas)
      .map(([name, schema]) => `<h3 id="${name}">${name}</h3>${json(schema)}`)
      .join('')}
    </body></html>`;
}

/** The OpenAPI document and its page, made once at the first request. */
export function serveDocuments(app: FastifyInstance, version: string) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  let html: string | undefined;
  const get = () => {
    document ??= openApiDocument(version);
    return document;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(get()),
  );
  app.get('/api/docs', async (_request, reply) => {
    html ??= page(get());
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
