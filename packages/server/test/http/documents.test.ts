import { routes } from '@fireside/contract';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { useService } from './use-service.ts';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Json };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
  security: Record<string, unknown[]>[];
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : references(part),
  );
}

describe.each(databases)('the documents on %s', (database) => {
  const test = useService({ database });

  async function read(): Promise<Document> {
    const answer = await test.client.request('GET', '/api/openapi.json');
    expect(answer.status).toBe(200);
    return answer.body as unknown as Document;
  }

  it('[D9.2] the OpenAPI document is whole: unique operations, declared parameters, references that lead somewhere', async () => {
    const document = await read();
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: 'Fireside',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operation } of operations) {
      expect(['get', 'post', 'patch', 'delete']).toContain(method);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^([2345]\d\d|default)$/);
        expect(response.description).not.toBe('');
        for (const [type, { schema }] of Object.entries(response.content ?? {})) {
          expect(type).toBe('application/json');
          expect(schema).toBeTypeOf('object');
        }
      }
      expect(Object.keys(operation.responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
      for (const scheme of operation.security.flatMap(Object.keys)) {
        expect(document.components.securitySchemes).toHaveProperty(scheme);
      }
    }
    for (const reference of references(document)) {
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(reference) ?? [];
      expect(document.components.schemas, reference).toHaveProperty(name ?? reference);
    }
  });

  it('[D9.2] the document covers every mounted route of the API', async () => {
    const { paths } = await read();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = mountedRoutes(test.service.app)
      .map((route) => route.replace(/:(\w+)/g, '{$1}'))
      .filter((route) => route.includes(' /api/'));
    const ofThemselves = ['GET /api/docs', 'GET /api/openapi.json'];
    expect(mounted.filter((route) => !documented.includes(route)).sort()).toEqual(ofThemselves);
    expect(documented.filter((route) => route.includes(' /api/') && !mounted.includes(route))).toEqual([]);
  });

  it('[D9.2] the document says what the validators enforce', async () => {
    const { components, paths } = await read();
    expect(components.schemas.GameCreate).toMatchObject({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1, maxLength: 120 } },
    });
    const limit = paths['/api/games/{game_id}/messages']?.get?.parameters.find(
      ({ name }) => name === 'limit',
    );
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { minimum: 1, maximum: 500 } });
  });

  it('[D9] the page for people needs no script and names every operation', async () => {
    const answer = await test.client.request('GET', '/api/docs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = answer.body as unknown as string;
    expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:\/\//i);
    for (const { method, path, summary } of Object.values(routes)) {
      expect(html).toContain(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
      expect(html).toContain(summary);
    }
    const targets = [...html.matchAll(/href="#(\w+)"/g)].map(([, name]) => name);
    expect(targets.length).toBeGreaterThan(20);
    for (const name of targets) expect(html).toContain(`id="${name}"`);
  });

  it('[9.no-version][D9.1] every path of the interface begins with /api and has no version segment', () => {
    const ofTheInterface = Object.values(routes).filter(
      ({ path }) => !['/healthz', '/readyz'].includes(path),
    );
    for (const { path } of ofTheInterface) {
      expect(path).toMatch(/^\/api\//);
      expect(path).not.toMatch(/\/v\d/);
    }
  });
});
