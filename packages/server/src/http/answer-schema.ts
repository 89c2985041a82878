import { z } from 'zod';

const known = new WeakMap<z.ZodType, Record<string, unknown>>();

/** What Fastify's serializer needs to know of an answer, made when it is first sent: most start without ever being asked. */
export function answerSchema(schema: z.ZodType): Record<string, unknown> {
  const made = known.get(schema) ?? z.toJSONSchema(schema, { io: 'output', target: 'openapi-3.0', override });
  known.set(schema, made);
  return made;
}

/** A union is written as it is: the serializer would check every value against every part of it to find the one that fits. */
function override({ jsonSchema }: { jsonSchema: { anyOf?: unknown; oneOf?: unknown } }) {
  if (!jsonSchema.anyOf && !jsonSchema.oneOf) return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as 'anyOf'];
}
