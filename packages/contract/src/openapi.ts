import { z } from 'zod';
import { CharacterCreate, CharacterPatch, CharacterRead } from './characters.ts';
import { ErrorBody, type ErrorName, errorTable } from './errors.ts';
import { GameCreate, GameJoin, GameRead, PartyMember, SelfRolls, Ticket } from './games.ts';
import { About, Readiness } from './health.ts';
import { LiveEvent, LiveFrame } from './live.ts';
import { MessageRead } from './messages.ts';
import { sessionCookie } from './protocol.ts';
import { type Route, routes } from './routes.ts';
import { SetupChat, SetupReply } from './setup-chat.ts';
import { ClientFrame, ServerEvent } from './socket.ts';
import { Login, PasswordChange, Registration, SessionRead, SignedIn, UserRead, Visit } from './users.ts';
import { WorldState } from './world-state.ts';

type Json = Record<string, unknown>;

const requestSchemas = {
  CharacterCreate,
  CharacterPatch,
  ClientFrame,
  GameCreate,
  GameJoin,
  LiveFrame,
  Login,
  PasswordChange,
  Registration,
  SelfRolls,
  SetupChat,
};
const responseSchemas = {
  About,
  CharacterRead,
  ErrorBody,
  GameRead,
  LiveEvent,
  MessageRead,
  PartyMember,
  Readiness,
  ServerEvent,
  SessionRead,
  SetupReply,
  SignedIn,
  Ticket,
  UserRead,
  Visit,
  WorldState,
};

const names = new Map<z.ZodType, string>(
  Object.entries({ ...requestSchemas, ...responseSchemas }).map(([name, schema]) => [schema, name]),
);

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function reference(schema: z.ZodType, io: 'input' | 'output'): Json {
  const name = names.get(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodArray)
    return { type: 'array', items: reference(schema.element as z.ZodType, io) };
  return jsonSchema(schema, io);
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(field, 'input'),
  }));
}

function isForUsers({ access }: Route): boolean {
  return access === 'user' || access === 'administrator';
}

/** The refusals of a route: its own, and those that follow from its form. */
function refusals(route: Route): ErrorName[] {
  const found: ErrorName[] = [...route.errors];
  if (isForUsers(route)) found.push('not_authenticated');
  if (route.access === 'administrator') found.push('not_administrator');
  if (route.params || route.query || route.body) found.push('invalid');
  if (route.body) found.push('too_large');
  if (route.method !== 'GET') found.push('cross_site');
  return found;
}

function operation(name: string, route: Route): Json {
  const responses: Json = {
    [route.status]: {
      description: 'Success',
      ...(route.response && {
        content: { 'application/json': { schema: reference(route.response, 'output') } },
      }),
    },
  };
  for (const code of refusals(route)) {
    const { status, detail } = errorTable[code];
    const before = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: before ? `${before.description} · ${detail}` : detail,
      content: { 'application/json': { schema: reference(ErrorBody, 'output') } },
    };
  }
  return {
    operationId: name,
    summary: route.summary,
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: reference(route.body, 'input') } },
      },
    }),
    responses,
    security: isForUsers(route) ? [{ bearer: [] }, { cookie: [] }] : [],
  };
}

/** The OpenAPI 3.1 document, made from the same schemas that check the requests. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(name, route);
  }
  const schemas: Json = {};
  for (const [name, schema] of Object.entries(requestSchemas)) schemas[name] = jsonSchema(schema, 'input');
  for (const [name, schema] of Object.entries(responseSchemas)) schemas[name] = jsonSchema(schema, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fireside',
      version,
      description:
        'A game master for a table of friends. Play happens over a WebSocket at /api/games/{game_id}/ws?ticket=…: ' +
        'the client sends ClientFrame, the service sends ServerEvent. What happens in all games of a user is heard at ' +
        '/api/live?ticket=…: the client sends LiveFrame, the service sends LiveEvent.',
      license: { name: 'MIT' },
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      },
    },
  };
}
